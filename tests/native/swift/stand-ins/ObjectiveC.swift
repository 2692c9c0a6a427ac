// In outline, to type-check the iOS files against where Apple's own modules do not exist: names and types only.

public struct Selector {}
