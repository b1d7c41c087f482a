/** Words that carry no subject of their own in a question. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an and are am as at be been being but by can could did do does doing for from get gets getting give given go
  going got had has have having he her here him his how i if in into is it its itself i'm i'd i've let let's me
  might my of off on one or our ours out please re she should so some such tell than that that's the their them
  then there these they this those to too um up us very want wanna was we we're were what  what's which
  while who's whose will with would you you're your yours okay ok hey hi hello kindly just also any about last
  actually really know like need could explain show say does doesn't don't isn't aren't can't thing things thats
  wat wht wot define whats hows once haven't hasn't wouldn't shouldn't couldn't won't didn't wasn't hasnt meaning im ive its lets dont cant may must shall ever else there's here's mean means many much kind sort way
  make makes made use used using uses something someone anything everything nothing somebody everyone anyone guys folks
  actual please bit lot lots able possible today now already yet still even without within around across per each
  every other another same own back both between many simply happen happens exactly mind found sentence brief briefly short think believe guess suppose seem seems hear
  heard boss sort looking look
  wondering wonder curious question questions ask asking answer u ur r ya pls plz hav dose iam`.split(/\s+/),
)

/** Phrases that count as one word. The left side is matched in normalised text. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bsingle[ -]sign[ -]?on\b/g, 'sso'],
  [/\b(multi|two)[ -]factor( authentication)?\b/g, 'mfa'],
  [/\bbusiness[ -]units?\b/g, 'businessunit'],
  [/\bchat (?:with|to)\b/g, 'talk'],
  [/\bnear[ -]miss(?:es)?\b/g, 'nearmiss'],
  [/\bbook (?:a |me a |us a )?(?:demo|call|meeting|session)\b/g, 'talk demo'],
  [
    /\b(?:key|keyed|keying|type|typed|typing|enter|entering)(?: (?:it|them|each|every|all|the|our|my|bills?|in|data))* (?:in|by hand|manually)\b/g,
    'manualentry',
  ],
  [/\bclimate change\b/g, 'climatechange'],
  [
    /\b(?:tele)?phone (?:number|line|call)\b|\b(?:call|ring|phone) (?:you|someone|somebody|them)\b/g,
    'telephone',
  ],
  [/\bgross[ -]up\b/g, 'grossup'],
  [/\b(?:revenue|rev)[ -]share\b|\breferral fees?\b|\bfinder'?s fees?\b/g, 'commission'],
  [/\bdouble[ -]count(?:ing|ed)?\b/g, 'duplicate'],
  [/\bproof of concept\b/g, 'poc'],
  [/\bpen[ -]?test(?:s|ed|ing)?\b/g, 'pentest'],
  [/\bpaper[ -]?clip\b/g, 'paperclip'],
  [/\bscope[ -]?(1|one|i)\b/g, 'scope1'],
  [/\bscope[ -]?(2|two|ii)\b/g, 'scope2'],
  [/\bscope[ -]?(3|three|iii)\b/g, 'scope3'],
  [/\bgroup[ -]?(1|one)\b/g, 'group1'],
  [/\bgroup[ -]?(2|two)\b/g, 'group2'],
  [/\bgroup[ -]?(3|three)\b/g, 'group3'],
  [/\bpower ?bi\b/g, 'powerbi'],
  [/\b(google|g) ?drive\b/g, 'googledrive'],
  [/\bone ?drive\b/g, 'onedrive'],
  [/\bshare ?point\b/g, 'sharepoint'],
  [/\bjot ?form\b/g, 'jotform'],
  [/\bquick ?books\b/g, 'quickbooks'],
  [/\bmarket[ -]based\b/g, 'marketbased'],
  [/\blocation[ -]based\b/g, 'locationbased'],
  [/\bspend[ -]based\b/g, 'spendbased'],
  [/\bactivity[ -]based\b/g, 'activitybased'],
  [/\brate[ -]limit(s|ing)?\b/g, 'ratelimit'],
  [/\bfeed[ -]in\b/g, 'feedin'],
  [/\bgreen ?power\b/g, 'greenpower'],
  [/\bco2[ -]?e\b/g, 'co2e'],
  [/\bcarbon dioxide equivalent\b/g, 'co2e'],
  [/\bglobal warming potentials?\b/g, 'gwp'],
  [/\biso[ -]?27001\b/g, 'iso27001'],
  [/\bsoc[ -]?2\b/g, 'soc2'],
  [/\b(dark|night|light) (mode|theme)\b/g, 'theme'],
  [/\b(log|sign)[ -]?(in|on)\b/g, 'login'],
  [/\b(sign|signing)[ -]?up\b/g, 'signup'],
  [/\bwhite[ -]label(l?ed|l?ing)?\b/g, 'whitelabel'],
  [/\b(net[ -]zero|carbon[ -]neutral(ity)?)\b/g, 'netzero'],
  [/\baasb[ -]?s2\b/g, 'aasbs2'],
  [/\brg[ -]?280\b/g, 'rg280'],
  [/\bam i (?:talking|speaking|chatting|writing)(?: to| with)?\b/g, 'bot'],
  [/\b(?:microsoft|office|ms|m) ?365\b/g, 'sharepoint onedrive'],
  [/\bback(?:ed|ing)?[ -]?ups?\b/g, 'backup'],
  [/\b(you|it|platform|site|demo|tool) support\b/g, '$1'],
  [/\bsupported\b/g, ''],
  [/\b(gpt|chat ?gpt|claude|gemini|copilot|llama)(-?\d\w*)?\b/g, 'bot'],
  [/\bhow (many|long|often|big|large|fast|quickly|soon)\b/g, 'how$1'],
  [/\be-mail/g, 'email'],
  [/\b(?:hold|hang)(?:ing)? on ?to\b/g, 'keep'],
  [/\bmegabytes?\b/g, 'mb'],
  [
    /\bma(?:ke|kes|king|de) (?:it |this |that |things? |stuff |something |numbers? |figures? )?up\b/g,
    'hallucinate',
  ],
  [/\b(?:own|our|my) (?:brand(?:ing)?|logo)\b/g, 'whitelabel'],
  [/\b(start(ing|ed)? over|start again)\b/g, 'reset'],
  [/\be?sg\b/g, 'esg'],
  [/\baudit[ -]ready\b/g, 'auditready'],
  [/\baudit[ -]trails?\b/g, 'audittrail'],
  [/\breal[ -](person|human)\b/g, 'human'],
]

/** Words that mean the same here; the first of each row stands for all. */
export const synonymRows: readonly (readonly string[])[] = [
  [
    'price',
    'pricing',
    'cost',
    'fee',
    'quote',
    'quotation',
    'expensive',
    'cheap',
    'budget',
    'ballpark',
    'dollar',
    'pay',
    'priced',
    'costing',
    'affordable',
    'tariff',
  ],
  ['upload', 'attach', 'drop', 'submit', 'drag', 'paste'],
  ['document', 'file', 'paperwork', 'doc', 'docs'],
  ['bill', 'invoice', 'receipt', 'docket', 'statement'],
  ['emission', 'emit', 'footprint', 'pollution'],
  ['user', 'seat', 'colleague', 'member', 'teammate', 'licence', 'license'],
  [
    'integration',
    'integrate',
    'connect',
    'connector',
    'connection',
    'sync',
    'plugin',
    'plug',
    'link',
    'hook',
    'interoperate',
    'interface',
  ],
  ['security', 'secure', 'safe', 'protect', 'protection', 'safety', 'cyber', 'cybersecurity'],
  ['store', 'save', 'keep', 'retain', 'retention', 'record'],
  ['delete', 'remove', 'erase', 'wipe', 'clear', 'purge', 'scrub'],
  ['report', 'reporting', 'disclosure', 'disclose'],
  ['mandatory', 'compulsory', 'obligation', 'obligatory', 'required', 'law', 'legal'],
  ['difference', 'versus', 'vs', 'differ', 'different', 'distinction'],
  ['audit', 'auditor', 'assurance', 'assurer', 'assured'],
  ['calculate', 'calculation', 'compute', 'computation', 'formula', 'maths', 'math'],
  ['career', 'hire', 'hiring', 'job', 'vacancy', 'recruit', 'employ'],
  ['based', 'located', 'office', 'headquarter', 'headquarters', 'hq', 'address'],
  ['sso', 'saml', 'okta'],
  ['commission', 'earn', 'percentage', 'payout', 'kickback', 'revshare'],
  ['subcontractor', 'subbie', 'subby', 'contractor'],
  ['partner', 'reseller', 'affiliate', 'resell', 'partnership'],
  ['export', 'download', 'output', 'extract'],
  ['format', 'extension'],
  ['howbig', 'howlarge', 'size'],
  ['howfast', 'howquickly', 'howsoon'],
  ['photo', 'picture', 'image', 'photograph', 'scan', 'scanned', 'snap', 'snapshot', 'pic', 'camera'],
  ['xlsx', 'excel', 'spreadsheet', 'xls'],
  ['docx', 'word'],
  ['accurate', 'accuracy', 'precise', 'reliable', 'trust', 'trustworthy', 'correct', 'reliability'],
  ['hallucinate', 'hallucination', 'invent', 'fabricate'],
  ['mistake', 'wrong', 'wrongly', 'error', 'incorrect'],
  ['organization', 'organisation', 'org', 'tenant'],
  ['client', 'customer'],
  ['upgrade', 'switch', 'move', 'change', 'outgrow'],
  ['founder', 'founded', 'found', 'ceo', 'owner', 'cofounder', 'founding'],
  ['human', 'person', 'agent', 'someone', 'somebody'],
  ['talk', 'speak', 'contact', 'reach', 'connect me', 'telephone'],
  ['generator', 'genset', 'stationary'],
  ['vehicle', 'truck', 'ute', 'transport', 'car'],
  ['electricity', 'power', 'grid'],
  ['australia', 'australian', 'aussie', 'au'],
  ['trial', 'test', 'try', 'pilot', 'poc'],
  ['demo', 'demonstration', 'sandbox'],
  ['consultant', 'consultancy', 'adviser', 'advisor', 'advisory'],
  ['method', 'methodology', 'approach'],
  ['flight', 'fly', 'plane', 'airfare'],
  ['edition', 'version'],
  ['training', 'train', 'improve', 'learn'],
  ['language', 'english'],
  ['spill', 'leak', 'leakage'],
  ['hvac', 'aircon', 'conditioning'],
  ['refrigerant', 'coolant'],
  ['begin', 'start', 'commence', 'kickoff', 'launch'],
  ['reduce', 'cut', 'lower', 'decrease', 'shrink', 'reduction'],
  ['organization', 'organisation'],
  ['webhook', 'callback'],
  ['threshold', 'cutoff'],
  ['company', 'firm', 'corporation'],
  ['factor', 'coefficient', 'multiplier'],
  ['supplier', 'vendor'],
  ['incident', 'accident', 'mishap'],
  ['severity', 'severe', 'seriousness'],
  ['businessunit', 'subsidiary', 'department', 'branch', 'depot', 'division'],
  ['duplicate', 'twice', 'doubled'],
  ['forecast', 'predict', 'projection', 'prediction'],
  ['benchmark', 'benchmarking', 'peer'],
  ['penalty', 'fine', 'fined', 'punishment'],
  ['onboarding', 'onboard', 'implementation', 'rollout'],
  ['cancel', 'terminate', 'quit', 'cancellation', 'termination'],
  ['owe', 'owing'],
  ['authenticate', 'authentication', 'authorization', 'auth'],
]

/** Words that rules look for but no passage holds, so that spelling leaves them alone or mends them. */
export const plainWords: readonly string[] =
  `above below bigger larger smaller higher lower previous cheapest largest smallest biggest popular compare
  enterprise growth core businesses units users seats people staff employees sites projects departments locations
  subsidiaries branches depots entities offices warehouses weather poem joke recipe football president capital
  translate whether there their where which while write great thanks please hello goodbye morning afternoon evening
  favourite colour story music movie stock bitcoin crypto election python javascript code homework
  electricity diesel petrol unleaded litres litre kilowatt hours tonnes tonne kilometres kilometre nights concrete
  cement steel timber landfill freight flights flying hotel generator vehicle emissions convert queensland victoria
  tasmania sydney melbourne brisbane adelaide canberra darwin hobart perth`.split(/\s+/)

/** Everyday words that say little about a subject. Where no passage holds them they hardly count against a match. */
export const lightWords: ReadonlySet<string> = new Set(
  `cope handle handles hop smooth nicely accept according actual add afterwards again ago agree ahead allow almost alone along alright although always among amount annoying luck ages thing shop anyway apart appear appreciate around aside assume available avoid aware away bad basic basically become before behind belong below beside best better beyond big bother bring bunch busy calm came care careful case cause certain certainly chance check choose clear clearly close come comes coming common complete completely concern concerned confused consider correctly couple course current currently daily day days deal decide deep definitely depend describe despite detail details difficult directly done down during each early easily easy either else end enough entire entirely especially essentially even eventually ever exact exist expect fact fair fairly fall far fast feel few figure final finally fine finish first fit fix follow forever form forward four frequently friend friendly front full fully fun further gave general generally gone good great group guess half hand handy happy hard hardly hate head help helpful helps here high hold hope hopefully hour huge idea ideally immediately imagine important improve inside instead intend interested interesting involved keen kept kinda last late lately later least leave left less lets life like likely list little live long longer looked looks lose lost lovely low mainly major manage matter maybe meant meanwhile mention mentioned middle minute moment month months mostly move multiple myself near necessary never nice nobody none normal normally note notice number obvious obviously occasionally odd often ok old onto open opinion option ordinary other otherwise ought outside overall part particular particularly past perfect perhaps piece plain plenty point pointless poor practice prefer pretty previous probably problem proper properly provide put quick quickly quiet quite random rather ready real realise reason reasonable recent recently regard regarding regular remain remember require respond rest right run safe said same saw says second seen self sense separately seriously serious set several shall short shown side significant similar simple simpler since single sit situation slightly slow small somehow sometimes somewhat somewhere soon sorry special specific spot stand stay step still stop straight strange stuff stupid such suddenly suggest super supposed sure surely surprised take taken takes taking talk tell tells terms thank thanks thing third though thought through throughout thus times together told tomorrow tonight took top total totally touch towards trouble true truly turn twice typical typically ultimately understand understood unfortunately unless until unusual upon usual usually various via wait walk wants watch way ways weak week weeks weird went whatever whenever whereas wherever whether whole whoever whose wide wish won word words worried worries worry worse worst worth write writing wrong paragraph guy instead yesterday yourself receive send sends sent receives falls flow compare difference different parse brings answer apply`.split(
    /\s+/,
  ),
)
