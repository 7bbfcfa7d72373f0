import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** A piece of effector's code and its faster replacement. */
type Change = {
  readonly says: string;
  readonly instead: string;
  /** Where a long piece ends (exclusive); `digest` is the SHA-256 of the whole piece, in hexadecimal. */
  readonly until?: string;
  readonly digest?: string;
};

/** V8 allocates a function that is assigned to a property in the old generation, so everything it refers to stays too. */
const youngSubscriptions: Change = {
  says: 't.unsubscribe=()=>e(),t}',
  instead: 't.unsubscribe=t,t}',
};

/** Keeps the values of a scope in a list: numeric strings as keys would need a hash table lookup in C++. */
const valuesInList: readonly Change[] = [
  {
    says: 'Le=e=>({id:fe(),current:e,initial:e})',
    instead:
      'made={refs:1},Le=e=>({id:made.refs++,current:e,initial:e,before:void 0,meta:void 0,sid:void 0})',
  },
  { says: 'reg:{},', instead: 'reg:new Array(made.refs),' },
];

/** Most nodes have no watcher in a scope, and a map finds that out faster than a sparse object. */
const watchersInMap: readonly Change[] = [
  { says: 'additionalLinks:{}', instead: 'additionalLinks:new Map' },
  {
    says: 'const n=t[r.graphite.id]||[];t[r.graphite.id]=n;',
    instead: 'const n=t.get(r.graphite.id)||[];t.set(r.graphite.id,n);',
  },
];

/**
 * Creates the units that follow from an effect when a model first asks for them: few are read, and they were a quarter of
 * all visits. They are created where the effect was, so that they end with the effect's region. Models ask before the first
 * call: a counter that is created during one would not know of it.
 */
const followersOnDemand: readonly Change[] = [
  {
    says: 'u=i.done=d.filterMap(',
    instead:
      "region=ye,follow=(e,t)=>{let r;const n=()=>{if(!r){const e=ye;ye=region;try{r=t(),we(i,[r])}finally{ye=e}}return r};return Object.defineProperty(i,e,{get:n,configurable:!0,enumerable:!0}),n},u=follow('done',(()=>d.filterMap(",
  },
  {
    says: "{if('done'===e)return{params:t,result:r}}}),f=i.fail=d.filterMap(",
    instead: "{if('done'===e)return{params:t,result:r}}}))),f=follow('fail',(()=>d.filterMap(",
  },
  {
    says: "{if('fail'===e)return{params:t,error:r}}}),m=i.doneData=u.map({named:'doneData',fn:({result:e})=>e}),h=i.failData=f.map({named:'failData',fn:({error:e})=>e}),",
    instead:
      "{if('fail'===e)return{params:t,error:r}}}))),m=follow('doneData',(()=>u().map({named:'doneData',fn:({result:e})=>e}))),h=follow('failData',(()=>f().map({named:'failData',fn:({error:e})=>e}))),",
  },
  { says: 'const k=i.inFlight=g(0,', instead: "const k=follow('inFlight',(()=>g(0," },
  {
    says: ".map({fn:e=>e,named:'inFlight'});J(",
    instead: ".map({fn:e=>e,named:'inFlight'})));J(",
  },
  {
    says: "const S=i.pending=k.map({fn:e=>e>0,named:'pending'});return we(i,[d,u,f,m,h,S,k]),",
    instead: "follow('pending',(()=>k().map({fn:e=>e>0,named:'pending'})));return we(i,[d]),",
  },
];

/** Puts the main loop of ./kernel.ts in the place of effector's: its loop, its queue and what they remember. */
const kernel: readonly Change[] = [
  {
    says: 'function o(e,r,n){',
    until: 'function s(t,r=',
    digest: '3dfad57a8da7a4dc875713d72549247be055dc778fac044ff5257f17a9adb6c6',
    instead: '',
  },
  {
    says: 'let Ue=null;const Ge=',
    until: 'lt=(e,t)=>',
    digest: 'f164d696da5bad1432c6a9eddc5bb2463bfad7bec377ffdaff960a24d2a38233',
    instead: 'const ',
  },
  { says: 'let ut;const ft=e=>{ut=e},pt=', instead: 'const pt=' },
  {
    says: 'const h={id:pe(),seq:g,',
    instead:
      "const h={isWatch:l.op==='watch',isTold:l.op==='effect'||l.named==='finally',fx:0,linked:0,code:null,id:pe(),seq:g,",
  },
  {
    says: 'J=(e,t,r)=>T(e).meta[t]=r',
    instead: "J=(e,t,r)=>{const n=T(e);t==='needFxCounter'&&(n.fx=1);return n.meta[t]=r}",
  },
  {
    says: 't.set(r.graphite.id,n);',
    instead: 't.set(r.graphite.id,n),r.graphite.linked=1;',
  },
  { says: 'e.seq.length=0,e.scope=null', instead: 'e.seq.length=0,e.code=null,e.scope=null' },
];

/** What effector and the kernel use of each other. */
const links = `import{launch as o,scopeNow as tt,pageNow as ot,isWatch as nt,isPure as at,setScope as st,setPage as ct,setInspector as ft}from${JSON.stringify(fileURLToPath(new URL('./kernel.ts', import.meta.url)))};export{lt as findPage,mt as initialize,T as nodeOf,dt as refIn};`;

const changes: readonly Change[] = [
  youngSubscriptions,
  ...valuesInList,
  ...watchersInMap,
  ...followersOnDemand,
  ...kernel,
];

/**
 * A bundler plugin that speeds up effector in the command: effector is written to be small, and a scenario visits some
 * 5,000 of its nodes. No change alters behavior. The build fails as soon as effector's code no longer matches.
 */
export const effectorForScenarios = () => ({
  name: 'effector-for-scenarios',
  transform: {
    filter: { id: /\/effector\/effector\.mjs$/ },
    handler: (code: string) => ({ code: links + changes.reduce(change, code), map: null }),
  },
});

function change(code: string, { says, until, digest, instead }: Change): string {
  const from = code.indexOf(says);
  const to = until === undefined ? from + says.length : code.indexOf(until, from);
  const isKnown = digest === undefined || digest === digestOf(code.slice(from, to));
  if (from < 0 || to < from || !isKnown)
    throw new Error(
      `effector no longer says '${says}'${isKnown ? '' : `, or goes on differently (${digestOf(code.slice(from, to))})`}. Look at it and change cli/src/effector/plugin.ts, or remove this part of it.`,
    );
  return code.slice(0, from) + instead + code.slice(to);
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
