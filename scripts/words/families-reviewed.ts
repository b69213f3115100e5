/**
 * What a review of the derived families found, by card word: `add` what WordNet does not link, `not` what it
 * links and nobody would, `apart` what only looks like the word with an affix or in a compound.
 */
export const reviewed: Readonly<Record<string, { add?: string; not?: string; apart?: string }>> = {
  alone: { add: 'lone lonely loneliness loner', apart: 'abalone pallone' },
  ancestors: { add: 'ancestry' },
  animals: { not: 'animate' },
  applause: { add: 'applaud applauds applauded applauding' },
  armor: { add: 'armour armours armoured', not: 'arm armlet armament arms armed arming' },
  army: { not: 'arm arms' },
  asleep: { add: 'sleep sleepy sleeper slept' },
  astronomers: { add: 'astronomy astronomical astronomic' },
  attic: { not: 'attica' },
  bacteria: { add: 'bacterium' },
  baker: { apart: 'bakelite' },
  bakers: { apart: 'bakelite' },
  baldness: { add: 'bald balder baldest balding', apart: 'balderdash piebald skewbald ribald' },
  ballet: { add: 'ballerina ballerinas' },
  bears: {
    not: 'bearable bearer bearing bore born borne bearings bearers',
    apart: `
      bearable bearing cupbearer forbear forbearing macebearer nonbearing overbear overbearing
      pallbearer talebearer talebearing torchbearer trainbearer unbearable unbearably`,
  },
  ants: { add: 'anthill anteater antlion antbird' },
  bees: { add: 'bee beehive beekeeper beeswax bumblebee honeybee' },
  bell: {
    apart: 'rebellion belles belly bellied bellow bellowing potbelly redbelly sowbelly underbelly barbellate',
  },
  bells: {
    apart: 'rebellion belles belly bellied bellow bellowing potbelly redbelly sowbelly underbelly barbellate',
  },
  bones: { apart: 'boner ribbony' },
  boredom: { add: 'bore bored boring bores', apart: 'borage boreal boric' },
  bread: { apart: 'breadth' },
  brides: { apart: 'debridement' },
  broken: { apart: 'broker brokers brokerage breakfast' },
  build: { add: 'built rebuilt' },
  bury: { apart: 'burette canterbury' },
  butter: { not: 'butt butts butted butting butyraceous' },
  cathedral: { not: 'cathedra' },
  chat: { apart: 'chateau' },
  cities: { apart: 'scarcity citation capacity sagacity syllabicity vivacity' },
  clay: { apart: 'claymore' },
  clothes: { apart: 'cladode phylloclad' },
  coins: { apart: 'coinsure' },
  colors: { add: 'colour colours colourful coloured', apart: 'colorado' },
  compass: { apart: 'compassion encompass' },
  copying: { apart: 'coping copal microscopy radioscopy rhinoscopy stereoscopy telescopy' },
  cows: {
    add: 'cowboy cowgirl cowbarn cowbell cowcatcher cowhand cowherd cowhide cowlick cowman cowmen cowpat cowpoke cowpox cowpuncher cowshed cowskin cowtown',
    not: 'coward cowardly cower cowed cowing cowards',
  },
  create: { apart: 'creatine' },
  creature: { not: 'creationism', apart: 'creatine' },
  currency: { not: 'current currentness currents', apart: 'concurrency' },
  curse: { apart: 'cursive cursor discursive excursion incursion precursor recursion' },
  dance: { apart: 'forbiddance riddance' },
  dancers: { apart: 'forbiddance riddance' },
  dangerous: { add: 'danger dangers endanger' },
  delicate: { add: 'delicacy' },
  dentist: { add: 'dental dentistry' },
  depart: { apart: 'department' },
  diplomat: { add: 'diplomatic diplomacy', not: 'diploma' },
  drift: { not: 'drive driver driving drives drove driven' },
  duchess: { add: 'duke dukes duchy' },
  election: { apart: 'electrode' },
  elephant: { add: 'elephantine' },
  emperor: { add: 'empire empires empress imperial', apart: 'empiric empirical' },
  enemies: { add: 'enmity' },
  equator: { not: 'equate equal equation equating equals' },
  evolve: { add: 'evolution' },
  expensive: { add: 'expense expenses' },
  expired: { add: 'expiry expire' },
  explodes: { add: 'explosion explosive exploding' },
  extinct: { add: 'extinguish' },
  factory: { apart: 'factorial' },
  famous: { add: 'fame famed infamous', apart: 'family families famine famish subfamily superfamily' },
  fight: { add: 'fought' },
  fish: { add: 'fisherman fishermen' },
  flags: { apart: 'deflagrate flagrant conflagrate' },
  forbidden: { add: 'forbid forbade' },
  forest: { apart: 'forestall' },
  forgive: { add: 'forgave forgiven forgiving forgiveness' },
  freedom: { add: 'free freed frees freely freeing', apart: 'freezing' },
  friendship: { add: 'friend' },
  frozen: { add: 'freeze froze' },
  full: {
    apart: `
      carefully hopefully thankfully faithfully powerfully wonderfully peacefully gratefully painfully
      cheerfully skillfully artfully balefully banefully bashfully blissfully boastfully deceitfully
      direfully dolefully doubtfully dreadfully dreamfully fatefully fearfully fitfully forcefully
      forgetfully fretfully frightfully fruitfully gainfully gleefully gracefully harmfully hatefully
      heedfully helpfully joyfully lawfully lustfully manfully masterfully mindfully mirthfully
      mournfully needfully playfully regretfully resentfully restfully rightfully ruefully scornfully
      shamefully sorrowfully soulfully spitefully tactfully tastefully tearfully trustfully truthfully
      tunefully unmanfully usefully vengefully wastefully watchfully willfully wishfully wistfully
      woefully wrathfully wrongfully youthfully zestfully`,
  },
  crying: { add: 'crybaby crybabies outcry outcries' },
  dogs: {
    add: 'doggy doggie doggies doglike dogcart dogcatcher dogfight dogfish doghouse dogleg dogsled dogtrot dogwood bulldog hotdog lapdog sheepdog underdog watchdog',
    not: 'doges',
  },
  furious: { add: 'fury', apart: 'furor' },
  gasoline: { add: 'gas' },
  gelatin: { add: 'gel gelatine' },
  generals: { not: 'generality generalize generalise' },
  giants: { add: 'gigantic giantess' },
  gigantic: { add: 'giant giants' },
  glow: { apart: 'glower' },
  golden: { add: 'gold' },
  grandmother: { add: 'grandma granny' },
  gravel: { apart: 'gravely' },
  gravity: { not: 'grave graveness graver gravest graves' },
  grow: { add: 'grew grown growth', apart: 'growling' },
  hairy: { add: 'hair' },
  harbor: { add: 'harbour harbours' },
  heal: { not: 'health' },
  hero: { add: 'heroic heroine heroism heroes' },
  heroes: { add: 'hero heroic heroine heroism' },
  hidden: { add: 'hide hid hider', apart: 'hideous hideously cowhide horsehide rawhide hidebound' },
  hide: { add: 'hid hidden', apart: 'hideous hideously cowhide horsehide rawhide hidebound' },
  historic: { add: 'history historian' },
  hospital: { apart: 'hospitality' },
  illness: { apart: 'artillery' },
  imaginary: { add: 'imagine imagination image' },
  invisible: {
    add: 'visible visibly vision',
    apart: `
      prevision provision provisional provisioner provisions revision revisionism revisionist
      supervision television`,
  },
  hats: {
    add: 'hatless hatband hatbox hatmaker hatpin hatrack hatstand hardhat sunhat',
    not: 'hated hating',
  },
  jealousy: { add: 'jealous jealously' },
  judge: { add: 'judgement judgment judicial' },
  kingdom: { apart: 'mockingbird mockingly pickings' },
  kings: { apart: 'mockingbird mockingly pickings' },
  kneel: { add: 'knee knelt' },
  late: {
    apart: `
      lateral laterally laterite lateen relate related relation relations relative superlative translate
      translation translator prelate appellate arillate barbellate cancellate carpellate crenellate
      deflate distillate emulate fibrillate foliolate philatelist philately pistillate prolate reflate
      tabulate template umbellate`,
  },
  keys: {
    add: 'keyless keyboard keycard keychain keyhole keynote keypad keyring keystone keystroke keyword latchkey passkey turnkey',
  },
  laugh: { add: 'laughter' },
  laughter: { add: 'laugh laughs laughed laughing' },
  laundry: { add: 'launder laundromat' },
  lead: { add: 'led' },
  leaves: { apart: 'leaven leavened leftfield leftish leftism leftist leftmost lefty' },
  letters: { not: 'let lets letting letterer' },
  licking: { apart: 'frolicky garlicky niblick' },
  lightning: { not: 'lighten' },
  lock: { apart: 'charlock havelock hemlock pollock rowlock sherlock shylock warlock wedlock' },
  locked: { apart: 'charlock havelock hemlock pollock rowlock sherlock shylock warlock wedlock' },
  lonely: { add: 'alone lone loner', apart: 'abalone pallone' },
  longest: { add: 'long length lengthy lengthen', apart: 'furlong longingly' },
  machine: { apart: 'machination' },
  machines: { apart: 'machination' },
  march: { apart: 'marchpane' },
  mathematician: { add: 'math maths mathematics', apart: 'aftermath' },
  measure: { not: 'mensural' },
  medicine: { add: 'medic medics medical' },
  melt: { add: 'molten' },
  melted: { add: 'molten' },
  melts: { add: 'molten' },
  mice: { add: 'mouse mousetrap' },
  millionaire: { add: 'million millions' },
  mist: {
    apart: `
      mister misters mistrust demist totemist polemist alarmist animist animistic mistrial palmist`,
  },
  maps: { add: 'bitmap mapmaker mapmaking remap roadmap sitemap' },
  monk: { apart: 'monkey monkeys monkfish' },
  needle: { apart: 'needless' },
  neighbor: { add: 'neighbour neighbours neighbourhood' },
  nervous: { add: 'nerve nerves' },
  nest: { apart: 'nestor earnest earnestly earnestness' },
  nests: { apart: 'nestor earnest earnestly earnestness' },
  noisy: { add: 'noise noises' },
  nomads: { add: 'nomadic' },
  olives: { apart: 'oliver' },
  opera: { apart: 'operating operate operator operation' },
  orbit: { apart: 'exorbitant' },
  pajamas: { add: 'pyjamas pyjama' },
  panic: { apart: 'panicled' },
  parade: { apart: 'paradise' },
  photograph: { add: 'photo photos' },
  pirate: { apart: 'expiration aspirate conspiracy' },
  pirates: { apart: 'expiration aspirate conspiracy' },
  plant: { apart: 'implant plantain supplant supplanter supplanting' },
  plants: { apart: 'implant plantain supplant supplanter supplanting' },
  poem: { add: 'poet poets poetry poetic' },
  poetry: { add: 'poem poems' },
  poets: { add: 'poem poems' },
  polish: { not: 'poland' },
  princes: { add: 'princess princesses' },
  probe: { apart: 'improbable probable probably probation probity reprobation' },
  proof: { apart: 'reproof' },
  puppy: { add: 'pup pups' },
  race: { not: 'racy racial raciness racism racist', apart: 'racism racist' },
  rain: { apart: 'ingrain ingrained ingraining quatrain refrain restrain restrained restrainer' },
  revolution: { not: 'revolve revolving' },
  rings: {
    apart: `
      adoringly jarringly sparingly stirringly witheringly deranged rangeland ranger ranging rangy
      ringgit`,
  },
  romance: { add: 'romantic', apart: 'chiromantic' },
  rope: { apart: 'allotrope hyperope' },
  roses: { apart: 'primrose rosary acerose microseism operose operoseness' },
  rumors: { add: 'rumour rumours' },
  rust: { apart: 'mistrust rustic rustle rustling' },
  rusty: { apart: 'mistrust rustic rustle' },
  salt: { apart: 'saltation saltate saltire' },
  scaring: { add: 'scare scares scared scary', not: 'scar scarify scars scarred scarring' },
  secrets: { apart: 'secretary secretion secretor secrete' },
  senator: { add: 'senate' },
  ships: {
    apart: `
      airmanship apostleship authorship bailiffship boatmanship cadetship captainship censorship
      citizenship clerkship comradeship consulship courtship curatorship dealership deanship editorship
      eldership fellowship foremanship friendship generalship hardship headship internship judgeship
      kingship kinship ladyship leadership lectureship legateship lordship managership marshalship
      mastership membership messiahship oarsmanship ownership partnership pastorship penmanship
      praetorship premiership primateship priorship proctorship readership rectorship rulership
      scholarship seamanship senatorship showmanship sistership soldiership speakership sponsorship
      stewardship studentship teachership thaneship township traineeship tribuneship trusteeship
      tutorship vicarship viceroyship viziership wardenship wardership workmanship`,
  },
  shrinks: { add: 'shrink shrank shrunk' },
  sings: {
    add: 'sang sung song songs',
    apart: 'pleasingly singlet sanger single amusingly teasingly sangria sunglass sunglasses',
  },
  skate: { apart: 'cheapskate' },
  skin: { not: 'skinnerian skinner' },
  sleep: { add: 'asleep slept' },
  sleepy: { add: 'asleep slept' },
  sock: { apart: 'hassock sockeye' },
  socks: { apart: 'hassock sockeye' },
  song: {
    add: 'sing sings sang sung singer singing',
    apart: 'pleasingly singlet sanger single amusingly teasingly sangria sunglass sunglasses',
  },
  soup: { apart: 'soupcon' },
  sour: { apart: 'sourdine' },
  speech: { add: 'spoke spoken speak' },
  spices: { apart: 'despicable despicably' },
  spin: { add: 'spun', apart: 'spinal spine spiny spinet spinach spinally spinnaker spinose spinous' },
  sports: { apart: 'passport' },
  station: { apart: 'stationary stationery stationer molestation devastation' },
  stealing: { add: 'stole stolen stealth' },
  stolen: { add: 'steal stole stealth' },
  strangers: { add: 'strange stranger' },
  swim: { add: 'swam swum' },
  swimming: { add: 'swam swum' },
  tail: { apart: 'detail details detailed retail retailer tailor tailors curtail curtails entail' },
  talking: { apart: 'beanstalk rootstalk stalking cornstalk leafstalk deerstalker' },
  teacher: { add: 'taught teach' },
  teeth: { add: 'tooth' },
  theater: { add: 'theatre theatres theatrical' },
  thief: { add: 'thieves theft thefts thieve' },
  threat: { add: 'threaten threatens' },
  ticking: {
    apart: `
      chopstick chopsticks drumstick lipstick nightstick fiddlestick yardstick matchstick tickling
      tickle sticking breadstick broomstick candlestick dipstick gearstick joystick maulstick meterstick
      pigsticking singlestick slapstick`,
  },
  taxes: { add: 'overtax supertax taxman taxmen taxpayer taxpaying' },
  tide: { apart: 'tidy tidily tidiness tidings tidier untidy peptide' },
  tiger: { add: 'tigress' },
  tired: {
    apart: `
      entire entirely entirety retire retired retiree retirement retiring attire satire entireness
      overtire saltire`,
  },
  tower: { not: 'tow towage towed tows towing' },
  trains: {
    apart: `
      constrain constrained distrain overstrain eyestrain quatrain restrain restrained restrainer`,
  },
  toys: { add: 'toybox toyboy toymaker toyshop' },
  treaty: { apart: 'treatise treatment entreaty' },
  trophy: { apart: 'trophic hypertrophy' },
  uncle: { apart: 'carbuncle caruncle furuncle' },
  victory: { add: 'victor victors' },
  village: { add: 'villager villagers' },
  voice: { apart: 'devoice invoice' },
  vote: { apart: 'devote devoted devotee devotion votive votary' },
  wait: { apart: 'await' },
  wave: { apart: 'waver' },
  weep: { add: 'wept', apart: 'backswept minesweeper windswept' },
  wind: { apart: 'wounded wounding unwounded' },
  wisdom: {
    add: 'wise wiser wisely',
    apart: `
      breadthwise broadwise clockwise coastwise crabwise crosswise edgewise endwise leastwise lengthwise
      likewise longwise otherwise sidewise slantwise stepwise streetwise thwartwise`,
  },
  wigs: { add: 'bigwig wiglet wigmaker' },
  wolves: { add: 'wolf', apart: 'wolfram' },
  zipper: { add: 'unzip unzipped unzipping unzips' },
}
