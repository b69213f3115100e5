/**
 * Nouns that the dictionary has as bare forms without a pattern, singular and plural of the first case;
 * some have one of the two only.
 */
export const irregular: readonly string[] = `
  alibi apartmá arcijáhen arcijáhni arciďábel arciďáblové biolih blázen blázni bohové bozi brandy bratr bratři
  broskev broskve bůh chleba chleby chléb chmel chmele chrchel chrchle církev církve čest člověk datel datli dcera
  dcery dehet den dny déšť deště děd děti dík díky dítě dobytek doupata doupě dům domy důl doly dvůr dvory džíny
  džínsy ďábel ďáblové filé finále flamenco gateway hnůj hodiny holomráz host hosté hovada hovado hrabata hrabě
  hrách hrachy hřeben hřebeny hmyz hůl hole image interview jáhen jáhni ječmen jetel jetele kachel kachle kakadu
  kameny kámen kašel kašle klišé kmen kmeny kněz kněží kníže knížata kolena koleno konev konve konkláve koně kořen
  kořeny kotel kotle kout kouty kozel kozli krev krve křest křty kudlanka kupé kuře kuřata kůň láhev láhve lest
  lev lež lidé líh lihy loket lokty lomikámen lomikameny lsti lvi lůj lži martini máma mech mechy menu milostpán
  mosaz mosazi mravkolev mravkolvi mráz mrazy mrkev mrkve mudřec mysl mysli nadčlověk nadlidé násep náspy nebe
  nebesa nehet nehty nepřátelé nepřítel nitě nit noc noci nohy noha nože nůž obilí obuv ocet octy oči oheň ohně oka
  oko orel orli osel osli otcové otec oves ovoce ovsy pakoně pakůň paní páni pankreas pantofel pantofle pár párty
  páry pán pánev pánve pec pece peníz penize peníze pes plamen plameny pohřeb pohřby pokoj pokoje polobohové
  polobůh popel popely posel poslové práce práh prahy pračlověk pralidé pramen prameny prasata prase prsten prsteny
  protivítr protivětry přátelé příčel příčle přehršel přítel psi půlden pytel pytle ragú rakev rakve ramen ramena
  rameno revma reveň revně ret rty rez rzi ruce ruka sen show smrt smrti sníh sněhy sny soli sopel sople stařec
  starci statisíc statisíce stav stavy stoly strašpytel strašpytlové stupeň stupně stůl sůl syn synové šneci šnek
  ševci švec tabu taxi táta tkadlec tkalci turné týden týdny uher uhel uhoř uhry ucho uši úhoři uzel uzly veš vši
  větev větve větry vítr voli vozy vůl vůz výheň whisky září zdi zeď zeměpán zeměpáni zombie žnec ženci červen`
  .trim()
  .split(/\s+/)
