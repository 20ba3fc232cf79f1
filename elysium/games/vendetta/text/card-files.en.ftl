# Card files that change the cards of a table: what can be wrong with them, in English.

refusal-card-file-too-large = { $file } is too large for a card file: more than { $most } characters.
refusal-card-file-bad-yaml = { $file }, line { $line }: this is not valid YAML: { $detail }.
refusal-card-file-key-twice = { $file }, line { $line }: the key “{ $key }” stands here twice.
refusal-card-file-not-one = { $file }: a card file is one mapping with the keys `cards` and `rewards`.
refusal-card-file-not-a-mapping = { $file }, line { $line }: here belongs a mapping (`name: …`).
refusal-card-file-not-a-list = { $file }, line { $line }: “{ $key }” must be a list.
refusal-card-file-not-a-word = { $file }, line { $line }: “{ $key }” must be a word.
refusal-card-file-not-a-number = { $file }, line { $line }: “{ $key }” needs a whole number, not “{ $word }”.
refusal-card-file-out-of-range = { $file }, line { $line }: “{ $key }” is { $number }; it must be from { $least } to { $largest }.
refusal-card-file-unknown-word =
    { $file }, line { $line }: { $kind ->
        [effect] no effect
        [choice] nothing to choose
        [key] no key
        [card] no card
        [kind] no kind of such a card
        [origin] no origin
        [confidence] no degree of confidence
        [measure] nothing that Power can count
        [amount] no amount
        [selector] no group of players
       *[condition] no condition
    } is called “{ $word }”. Nearest: { $nearest }.
refusal-card-file-card-twice = { $file }, line { $line }: { $word } is changed twice.
refusal-card-file-not-named = { $file }, line { $line }: which card? Give its `code` or its `name`.
refusal-card-file-other-card-name = { $file }, line { $line }: { $code } is not called “{ $word }”; cards cannot be renamed.
refusal-card-file-timing-of-other-cards = { $file }, line { $line }: “{ $word }” never comes for such a card.
refusal-card-file-step-of-other-kind = { $file }, line { $line }: a card of the kind “{ $kind }” does nothing at “{ $word }”.
refusal-card-file-too-many-effects = { $file }, line { $line }: too many effects; at most { $most }.
refusal-card-file-not-an-effect = { $file }, line { $line }: “{ $word }” is no effect; write a word, or a mapping that begins with one.
refusal-card-file-cannot-work-here = { $file }, line { $line }: “{ $word }” cannot work at “{ $timing }” on such a card.
refusal-card-file-missing-amount = { $file }, line { $line }: “{ $word }” needs an amount.
refusal-card-file-superfluous-amount = { $file }, line { $line }: “{ $word }” takes no amount.
refusal-card-file-counted-by-nothing = { $file }, line { $line }: “{ $word }” is counted only in what follows from “{ $cause }”.
refusal-card-file-nothing-can-follow = { $file }, line { $line }: nothing can follow from “{ $word }”.
refusal-card-file-nothing-follows = { $file }, line { $line }: `then` is empty: nothing follows from “{ $word }”.
refusal-card-file-nothing-to-choose = { $file }, line { $line }: a choice needs at least two different things.
refusal-card-file-say-who = { $file }, line { $line }: whom does “{ $word }” concern at “{ $timing }”? Say it with `who`.
refusal-card-file-cannot-concern = { $file }, line { $line }: “{ $word }” cannot concern “{ $who }”.
refusal-card-file-no-condition = { $file }, line { $line }: “{ $word }” cannot hang on a condition.
refusal-card-file-only-power-counts = { $file }, line { $line }: only `power` can have `per`, not “{ $word }”.
refusal-card-file-most-of-nothing = { $file }, line { $line }: `most` belongs to `per`, and “{ $word }” has none.
refusal-card-file-not-by-round = { $file }, line { $line }: one number for each of the { $rounds } rounds is needed.

## What a table’s own cards change of a rule statement

rule-note-card = Changed at this table: { $card }. { $text }
rule-note-rewards = Changed at this table: { $first } in round 1, { $second } in round 2 and { $third } in round 3.
rule-note-haven = Changed at this table: { $influence } more.
