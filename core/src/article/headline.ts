/** What kind of title it is: one that tells what happened can be said again in the summary, one that names a thing cannot. */

/** Verbs that headlines are built on, in the forms headlines use. */
const VERBS =
  "accus,add,admit,agree,aim,allow,announc,appear,approv,arrest,ask,attack,ban,beat,becom,begin,believ,bloom,block,boost,break,bring,build,call,cancel,caus,challeng,chang,charg,claim,clash,clos,com,condemn,confirm,continu,creat,cut,deal,debut,declar,defeat,defend,delay,demand,den,deliver,detect,die,discover,dismiss,doubl,driv,drop,earn,eas,elect,eliminat,emerg,end,expand,expect,expel,explain,fac,fail,fall,fear,fight,fil,find,fir,forc,gain,get,giv,go,grow,halt,head,help,highlight,hit,hold,hop,impos,improv,increas,introduc,investigat,join,jump,keep,kill,land,launch,lead,learn,leav,los,mak,mark,mean,meet,miss,mov,nam,need,offer,open,order,overtak,pass,pay,plan,play,plead,plung,prepar,prevent,promis,prov,push,put,quit,rais,rang,reach,react,recall,record,reject,releas,remain,remov,reopen,replac,report,rescu,resign,respond,return,reveal,ris,rul,run,sav,say,see,seek,seiz,sell,send,set,shar,show,shut,sign,slam,slow,soar,spark,spend,stand,start,stay,steal,stop,strik,struggl,su,suffer,suggest,surg,surpass,suspend,tak,target,tell,test,threaten,top,tr,turn,unveil,urg,us,visit,vot,vow,wait,walk,want,warn,win,withdraw,work,worr";
const PAST =
  "was,were,had,became,began,beat,broke,brought,built,came,cut,died,drew,drove,fell,fought,found,gave,got,grew,held,hit,kept,killed,knew,led,left,lost,made,met,paid,quit,ran,rose,said,saw,sent,set,shot,sold,spent,spoke,stole,struck,swore,thought,told,took,went,won,wrote,arrested,charged,diagnosed,eliminated,identified,injured,named,rescued,sentenced,stabbed,wounded,announced,created,accused,discovered";
const AUXILIARY =
  "is|are|has|have|will|can|could|should|would|may|might|must|does|do|did|won['’]t|doesn['’]t|don['’]t|isn['’]t|aren['’]t|can['’]t|didn['’]t|wasn['’]t";

const FINITE = new RegExp(
  `\\b(?:${AUXILIARY}|${PAST.split(",").join("|")}|(?:${VERBS.split(",").join("|")})(?:s|es|ies|e)?)\\b`,
  "i",
);
/** Not at the start, where it would be an order or a noun, and with something after it. */
const FEWEST_BEFORE = 1;
const FEWEST_WORDS = 5;
const MOST_WORDS = 18;
/** Announces what the text is, or leaves the telling to it. */
const NAMES =
  /^(?:how|what|why|when|where|who|which|\d{1,3} |the \d|best|top|your|a (?:guide|look)|an? \w+['’]s guide)\b|[:|?!]|\b(?:whose|who|which|guide|tips|ways|review|explained|everything you need)\b/i;

/** The title, or the part of it after a colon or a question, where that tells what is so. */
export function statementOf(title: string): string | null {
  const pieces = [title, ...title.split(/(?<=[?:])\s+/)].map((piece) => piece.trim().replace(/:$/, ""));
  return pieces.find(isStatement) ?? null;
}

function isStatement(title: string): boolean {
  const words = title.split(/\s+/);
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS || NAMES.test(title)) return false;
  return FINITE.test(words.slice(FEWEST_BEFORE, -1).join(" "));
}
