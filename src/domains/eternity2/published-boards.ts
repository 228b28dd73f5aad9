/**
 * Published sets of pieces, four letters each, up right down left, a for grey: the boards of the report (stored in the
 * order and orientation of its program) and set 1 of Brendan Owen's benchmark. All are square.
 */
export const publishedPieces: Readonly<Record<string, string>> = {
  "report-2x2": "ddaaaafdfaadadda",
  "report-3x3": "befaafdbaaeffdaadbdeeafbdeadfaaeabba",
  "report-4x4": "dabgcgdabacbgbagdcabdgcadcfgdgfcfgggcaacfbdgcgaaagdgabdgaadbagca",
  "report-5x5": [
    "ededbeddcedecddaeafeaaddedcddgeacdcgefcafaabecbgdddcbdefdgbdacecdbaeaddcdeaadaedecaeadeddaddacda",
    "deac",
  ].join(""),
  "report-6x6": [
    "gedgdggeedegdgdagaeeeeedaadedeaadgaeedeeaedddggaeeecggdaeagdeeadgdaedefgedgecegefegggcdeeedeaede",
    "adcedddagagegfagdageeeeegaafdeeddegdadedaedageee",
  ].join(""),
  "brendan-3x3": "aabbaabcaacbaaccabdcabebacdbacecddee",
  "brendan-4x4": "aabbaabcaacbaaccabdbabdcabebabfcacebacecacfbacfcddffdedfdeeedffe",
  "brendan-5x5": [
    "aabbaacbaacdaadbabebabedabfcabfdabgcacfcacgdachdadebadgbadgcadhceefgefegeffgefhhegfgeghhehfffghh",
    "ghhh",
  ].join(""),
  "brendan-6x6": [
    "aabbaabdaaccaacdabgbabgcabibabicabidacebacfbacgcacgdachdadecadedadfbadgcadhbadiceehfefffefiieggh",
    "eghiehgfehhfehhheifgeifheihgeihifgfhfggifghifigi",
  ].join(""),
  "brendan-7x7": [
    "aabcaabdaacbaadcabfbabgbabgdabhcabicabidacecacfdachcacicacidacjbacjdadebadecadfbadgbadgdadidadjb",
    "eefieehfeehheffhefifegfheghgeigjeihheijfeijgejgiejifejjgffihffjhfghhfgigfgjjfjhjghjigihhgiihgjij",
    "gjjh",
  ].join(""),
  "brendan-8x8": [
    "aabcaacbaaccaacdabebabfdabgdabibabidabkbabkcablbablcacebacecacedacjbacjcackdadecadedadfbadfcadjb",
    "adjdadkcadlbadldefehefkgegfjeghfegkjehejehfgeihleikkejgfejgieklielhkeligfffifflkfgkkfhfkfhgjfigg",
    "fjggfjilflihggilghihghlhgihjgjkhgkhihijlhjklhkkihkllhljihljjiijl",
  ].join(""),
  "brendan-9x9": [
    "aabbaabeaacbaaccabheabibabjcabkcabkdabkeacfeachdacjcacmcacnbacneadfcadhcadhdadidadjdadlbadlcadnd",
    "aefbaefeaegeaeidaelbaembaemdaeneffmifgfjfgiifgjhfgnifhgifhilfhlmfhnlfighfiiifikifjkgfkjjflfnfllk",
    "fmgkfmklfmmiggimghgjghkngikiginhgjjigjjjgjlhgkikgkmmgknlglhmgllnglnmgmjkhhllhhmjhhnmhjlnhjnjhkmk",
    "hmknhninilmnimnjinlkjjknjkklklmmlmnn",
  ].join(""),
  "brendan-10x10": [
    "aabbaabdaadbaaebabheabidabjcabkcabldableabocacgcacgdachdacidackeaclcacmdacnbacobadgeadhbadidadjc",
    "adleadmbadmdadnbaefbaefcaeicaejeaekeaelcaeleaemeffflfffnffllffnlfgiofgjhfgnnfhjifhknfigofikifion",
    "fjgjfjhlfjhmfknkflikfmmhfmnmfnoofomofonkggmkggmnggomghhmghkhghohgimjgjgkgjnogkjmgknlgllkgnhjgnii",
    "gnijgnmngojigolnhhnihiiihilkhjiihjjihjlmhkklhkkmhknihlokhoknholjhoonijomikmmilomioloiomjjjmljlok",
    "jnnmjoklknlmkolm",
  ].join(""),
  "brendan-12x12": [
    "aabbaadcaaebaaeeabfcabfdabhbabhcabicabieablcabneabodabpeacfcacicacidacjbackbacleacmeacndacoeacpc",
    "acqbadgdadidadjbadjeadkbadleadpcadpdadqcadqdaegdaehbaeidaekbaekdaelcaeneaeobaepefffhffglffkhffmq",
    "ffohfgfnfgnmfgqnfhljfhmkfihjfiiifinpfioifiphfjjpfjkmfkilfljhflohfmkifmmmfmqifnlpfpijfpknfqhmfqlh",
    "ggkoggqjghioghmnghpqghqnghqqginhgiolgjimgjkngjlogjmmgjoigjoqgkiogkkigkkkgkopglgognihgnokgnplgnqo",
    "gonjgphjgpqmgqohgqqlhhhlhjmohjnphknlhkpkhmikhmojhmokhmqmhojqhoomhoqmhqlqikjkilmnilpkiminimjjimkp",
    "inqoipjjipnniqjnjmjpjmmpjnpmjplljpnkjqqoklolklqqkmpnknpnkolqkpqolllpllmqllnpllnqmmnonpponqoooqpp",
  ].join(""),
  "brendan-14x14": [
    "aacfaadeaadfaafbabgdabjcablbableabqcabqeabreabrfabscabtcabudachcacmfacneacobacoeacpeacqbacqcacrf",
    "acsbadleadmbadnbadocadqdadsdadsfaducaejfaekcaemeaeodaepbaepcaepdaerdaesfaetdafgdafhbafhfafjdafkc",
    "afkfafobafpbafqeggihggitggmoggnsggrtghilghtjghtogitsgjjsgjlqgjrkgjtlgkhkgkligknsgkqugksogliogljh",
    "glqlgmmtgmoigmpkgmprgnmtgnorgntrgntsgnumgqjkgqkigtjogttmgujuhhoihhpqhikmhilohisuhjpihjpqhkimhknr",
    "hlluhlmphlqphmklhmnnhmprhnjphnmihntihosqhpqrhpslhqujhrrrhrulhshuhsklhstohstuhtouhttuiijtiiumijim",
    "ijlqijnmijonijsoijunikqoilruilskimjuinujipkqiptliqjnirsrispmisunitlritnpitomiunnjjpljltkjmmujmqn",
    "jnpujojpjpqujqnkjrqkjrsojsorjtkmjuqlkkllkkmnknkuknmpknrukourkpolkqopkqspkrolkrppkrtrktlnktrqllmp",
    "llsplnqmlosolpqqltoulurommormmqsmppnmpsumroqmrtsmuqunnqunnuonppsnstsnttqnuqroprtorqrorqsorssosrt",
    "ouqqousspppurtut",
  ].join(""),
  "brendan-16x16": [
    "aabfaaedaaefaafeabjcabkfabldablfabncabpdabqcabqdabrfabvbabweachcacibackbacleacofacqbacreacsbactb",
    "acueacufacwcadgcadidadieadkfadmbadnbadodadpbadpcadrcadvbadwfaehcaejdaejeaejfaekeaeofaetcaeudaevc",
    "aevfafidafldafmdafobafoeafqeafsdafseaftbafvcafweghoqgioigirvgislgisngjihgjnqgjshgkjlgkuqgluigmjw",
    "gmligmvjgnikgnmkgnomgnpognshgntmgnujgojvgokugokwgopmgopogpwigqjsgqrkgqrogrmmgrphgsjwgstjgstvgtrm",
    "guingumqguoqgussguuqgvnhgvowgvuvgwmngwnhgwosgwppgwvjhhtvhiiphiiuhipkhiumhiwnhjnrhjqrhjvjhkhqhkjp",
    "hkomhkwnhljihlkjhlnrhlolhlqmhmsthmtihmvjhnlphntkhorwhowwhptshqlmhqpihquvhrnrhsskhtqjhtrphuikhutj",
    "hvrkhvvlhwrkhwvnijsnikiwiknqiknvikswikusinqtiojqiolsipmuipqripvviqjuiqkrirjsirqjisksitqritstiult",
    "iusliuvmiwjjjjuljlkojlonjlrljlvmjnptjotrjotujpkpjqqljrtwjtlrjtomjtwvjvpljwlokkkrklolkouskpkqkpnn",
    "kptnkqqokrqpksprktlmktnuktrmkunpkwotkwqrkwssllqolnsmlopqlprmlptulpwulqnrlqrtlrlwlruslsmvlttrlumt",
    "lwunlwwummtpmnmsmnsumnurmovtmppsmpwwmqvrmrmsmsrpmssrmtswmuprmvnqmvrwmwrqnovvnpqtnqnvnrvonsvonupp",
    "nvutnvwroptuoptvoputoqpwoqwuortqouwsowuqowvspuvupvsvpvtrqqvwsswt",
  ].join(""),
};
