/** A piece of effector's code and its faster replacement. */
type Change = { readonly says: string; readonly instead: string };

/** V8 allocates a function that is assigned to a property in the old generation, so everything it refers to stays too. */
const youngSubscriptions: Change = {
  says: 't.unsubscribe=()=>e(),t}',
  instead: 't.unsubscribe=t,t}',
};

/** Steps get the same fields in the same order, because they are read some 40,000 times per scenario. */
const stepsOfOneShape: readonly Change[] = [
  {
    says: '{id:fe(),type:e,data:t};return r&&(a.order={priority:r},n&&(a.order.barrierID=++Fe)),a}',
    instead: '{id:fe(),type:e,data:t,order:r?{priority:r,barrierID:n?++Fe:0}:null};return a}',
  },
  {
    says: "De('mov',{from:e,store:t,to:n,target:r}",
    instead: "De('mov',{from:e,store:t,to:n,target:r,softRead:0}",
  },
];

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
  { says: 'n.additionalLinks[u.id]', instead: 'n.additionalLinks.get(u.id)' },
  { says: 'additionalLinks:{}', instead: 'additionalLinks:new Map' },
  {
    says: 'const n=t[r.graphite.id]||[];t[r.graphite.id]=n;',
    instead: 'const n=t.get(r.graphite.id)||[];t.set(r.graphite.id,n);',
  },
];

/** Removes what only `serialize` needs, because scenarios never serialize a scope. */
const notSerialized: Change = {
  says: "u.meta.storeChange&&Xe('child',p,n.storeChange,r,e,n),u.meta.warnSerialize&&Xe('child',p,n.warnSerializeNode,r,e,n);",
  instead: '0;',
};

/** Avoids creating a function for each visit of a node. */
const plainLoop: Change = {
  says: "if(t(u.next,(t=>{Xe('child',p,t,r,e,n)})),n){",
  instead: "for(const t of u.next)Xe('child',p,t,r,e,n);if(n){",
};

/** Reads flags from the node itself: `meta` has another shape for every kind of node. */
const flagsOfNodes: readonly Change[] = [
  {
    says: 'const h={id:pe(),seq:g,',
    instead: "const h={isWatch:l.op==='watch',fx:0,linked:0,id:pe(),seq:g,",
  },
  {
    says: 'J=(e,t,r)=>T(e).meta[t]=r',
    instead: "J=(e,t,r)=>{const n=T(e);t==='needFxCounter'&&(n.fx=1);return n.meta[t]=r}",
  },
  { says: "nt='watch'===u.meta.op", instead: 'nt=u.isWatch' },
  { says: 'u.meta.needFxCounter&&', instead: 'u.fx&&' },
  {
    says: 'const a=n.additionalLinks.get(u.id);a&&',
    instead: 'const a=u.linked&&n.additionalLinks.get(u.id);a&&',
  },
  {
    says: 't.set(r.graphite.id,n);',
    instead: 't.set(r.graphite.id,n),r.graphite.linked=1;',
  },
];

/** Lets the queue compare numbers instead of names of priorities. */
const queueOfNumbers: readonly Change[] = [
  {
    says: '(e.v.type===t.v.type&&e.v.id>t.v.id||Ze(e.v.type)>Ze(t.v.type))',
    instead: '(e.p===t.p&&e.v.id>t.v.id||e.p>t.p)',
  },
  {
    says: 's={v:{idx:e,stack:t,type:r,id:n},l:null,r:null}',
    instead: 's={p:a,v:{idx:e,stack:t,type:r,id:n},l:null,r:null}',
  },
];

/** Gives every visit the field `c`, which `combine` writes on some of them. */
const visitsOfOneShape: Change = {
  says: '{a:null,b:null,node:r,',
  instead: '{a:null,b:null,c:0,node:r,',
};

const changes: readonly Change[] = [
  youngSubscriptions,
  ...stepsOfOneShape,
  ...valuesInList,
  ...watchersInMap,
  notSerialized,
  plainLoop,
  ...flagsOfNodes,
  ...queueOfNumbers,
  visitsOfOneShape,
];

/**
 * A bundler plugin that speeds up effector in the command: half of a scenario's time is spent in its kernel, which is
 * written to be small. No change alters behavior. The build fails as soon as effector's code no longer matches.
 */
export const effectorForScenarios = () => ({
  name: 'effector-for-scenarios',
  transform: {
    filter: { id: /\/effector\/effector\.mjs$/ },
    handler: (code: string) => ({ code: changes.reduce(change, code), map: null }),
  },
});

function change(code: string, { says, instead }: Change): string {
  if (!code.includes(says))
    throw new Error(
      `effector no longer says '${says}'. Look at it and change effector-for-scenarios.ts, or remove this part of it.`,
    );
  return code.replace(says, () => instead);
}
