/** What effector's `addUnsubscribe` says, and what it may as well say: both end the subscription. */
const assigned = 't.unsubscribe=()=>e(),t}';
const same = 't.unsubscribe=t,t}';

/**
 * A bundler plugin that keeps subscriptions young. V8 puts a function that is assigned to a property straight among the old
 * objects, where it counts as used until the next full collection. In effector that is one function per subscription,
 * and with it the component, its page and the scope: every small collection copied all of it.
 */
export const youngSubscriptions = () => ({
  name: 'young-subscriptions',
  transform: {
    filter: { id: /\/effector\/effector\.mjs$/ },
    handler(code: string) {
      if (!code.includes(assigned))
        throw new Error(
          `effector no longer says '${assigned}'. Look at its addUnsubscribe and change this plugin, or remove it.`,
        );
      return { code: code.replace(assigned, same), map: null };
    },
  },
});
