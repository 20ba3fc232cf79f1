import { describe, expect, it } from "vitest";

import { closest, leastHeight, seatBox, seatPoints, sideOf } from "./layout.ts";

const SEATS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

describe.each([344, 390, 560, 720, 900, 1040, 1400])("a table %i px wide", (width) => {
  it.each(SEATS)("has room for %i seats", (seats) => {
    const size = { width, height: leastHeight(width, seats) };
    const box = seatBox(width, seats);
    const points = seatPoints(seats, size);
    expect(points).toHaveLength(seats);
    for (const { x, y } of points) {
      expect(Math.abs(x - width / 2)).toBeLessThanOrEqual((width - box.width) / 2 + 0.5);
      expect(Math.abs(y - size.height / 2)).toBeLessThanOrEqual((size.height - box.height) / 2 + 0.5);
    }
    expect(closest(points, box)).toBeGreaterThan(0.9);
    expect(size.height).toBeLessThan(900);
  });

  it.each(SEATS)("has room for %i seats on a low screen too", (seats) => {
    const height = leastHeight(width, seats, true);
    expect(closest(seatPoints(seats, { width, height }), seatBox(width, seats))).toBeGreaterThan(0.9);
    expect(height).toBeLessThan(leastHeight(width, seats) + 12);
  });

  it.each(SEATS)("has the same left and right with %i seats", (seats) => {
    const points = seatPoints(seats, { width, height: leastHeight(width, seats) });
    for (const [seat, { x, y }] of points.entries()) {
      const mirrored = points[(seats - seat) % seats];
      expect(mirrored?.x).toBeCloseTo(width - x, 0);
      expect(mirrored?.y).toBeCloseTo(y, 0);
    }
  });

  it.each(SEATS)("lets %i seats talk on either side alike", (seats) => {
    const size = { width, height: leastHeight(width, seats) };
    const sides = seatPoints(seats, size).map((point) => sideOf(point, size, seats));
    const mirrored = sides.map((_, seat) => sides[(seats - seat) % seats]);
    expect(mirrored.map((side) => (side === "left" ? "right" : side === "right" ? "left" : side))).toEqual(sides);
  });

  it("puts you at the bottom and the next one on your left", () => {
    const size = { width, height: leastHeight(width, 6) };
    const [you, next] = seatPoints(6, size);
    expect(you?.x).toBeCloseTo(width / 2, 0);
    expect(you?.y).toBeGreaterThan(size.height / 2);
    expect(next?.x).toBeLessThan(width / 2);
  });
});

describe("what is said", () => {
  it("stands beside a card where there is room", () => {
    const size = { width: 1040, height: leastHeight(1040, 4) };
    expect(seatPoints(4, size).map((point) => sideOf(point, size, 4))).toEqual(["bottom", "left", "top", "right"]);
  });

  it("does not hide the middle of a narrow table", () => {
    const size = { width: 382, height: leastHeight(382, 4) };
    expect(seatPoints(4, size).map((point) => sideOf(point, size, 4))).toEqual(["bottom", "bottom", "top", "bottom"]);
  });
});
