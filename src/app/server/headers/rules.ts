export type Headers = Readonly<Record<string, string>>;

/** Path pattern -> headers. */
export type HeaderRules = Record<string, Headers>;
