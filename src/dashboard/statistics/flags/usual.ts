/** Where most of the people on the web are: what nearly every list of countries begins with. */
export const usual: ReadonlySet<string> = new Set(
  `
  AE AR AT AU BE BG BR CA CH CL CN CO CZ DE DK EG ES FI FR GB GR HK HU ID IE IL IN IT JP KR MX MY NG NL NO NZ PH PK PL PT
  RO RU SA SE SG TH TR TW UA US VN ZA
  `
    .trim()
    .split(/\s+/),
)
