/** What differs from one run to the next, each kind with a sign that stands for it. */
const VOLATILE: readonly [RegExp, string][] = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '<id>'],
  [/\bhg_([a-z]+)_[0-9A-Za-z]{33}\b/g, '<$1 token>'],
  [/\bwhsec_[0-9A-Za-z+/]{43}=/g, '<secret>'],
  [/https?:\/\/[^/\s"]+(\/\S+\?at=\d+)&expires=\d+&signature=[0-9a-f]{26}/g, '<link to $1>'],
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '<time>'],
  [/(?<="at":\s?)\d{13}\b/g, '<millis>'],
  [/(?<=r=)\d+;t=\d+/g, '<left>'],
]

/** A text without ids, tokens, secrets, signed links, times and what is left of quotas. */
export const mask = (text: string): string =>
  VOLATILE.reduce((masked, [pattern, sign]) => masked.replace(pattern, sign), text)
