import type { CoverageContent } from '../coverage-content.ts';

/** Business Personal Property: what the drawer says of it. */
export const bpp: CoverageContent = {
  longCopy:
    'Business personal property covers what you’d take with you if you moved: desks, computers, tools, inventory, prototypes and the improvements you’ve made to rented space. After a fire, theft, vandalism, windstorm, burst pipe or any other cause that the policy doesn’t exclude, it pays to replace them with new items of like kind, less the deductible. The limit is a blanket limit: it applies to all listed locations together, so you don’t have to guess how your property is spread out. Computers that people carry are covered away from the premises up to a separate amount. Flood, earthquake and normal wear aren’t covered. Report values accurately; they determine your premium.',
  examples: [
    {
      title: 'A sprinkler line bursts',
      text: 'A sprinkler line above the server closet burst over a weekend. Replacing forty laptops and the network equipment cost $64,300, less a $1,000 deductible.',
    },
    {
      title: 'A nighttime burglary',
      text: 'Thieves emptied a stockroom full of headphones. The policy paid $38,150, the cost to replace the inventory.',
    },
    {
      title: 'Fire in a shared workshop',
      text: 'A battery charger set fire to a bench. Test equipment, prototypes and lease improvements worth $212,000 were lost.',
    },
  ],
  features: [
    {
      name: 'replacement_cost',
      title: 'Replacement cost',
      onlyWhenEnabled: false,
      description: 'Losses are paid at the price of new items, with no deduction for age.',
    },
    {
      name: 'tenant_improvements',
      title: 'Tenant improvements',
      onlyWhenEnabled: false,
      description: 'Fixtures, walls and wiring you paid for in rented space.',
    },
    {
      name: 'property_off_premises',
      title: 'Off-premises property',
      onlyWhenEnabled: false,
      description: 'Property away from your listed locations, up to $25,000.',
    },
    {
      name: 'portable_electronics',
      title: 'Portable electronics',
      onlyWhenEnabled: true,
      description:
        'Laptops and phones anywhere in the world, up to the value you declared as portable.',
    },
    {
      name: 'newly_acquired_locations',
      title: 'Newly acquired locations',
      onlyWhenEnabled: false,
      description: 'Up to $250,000 at a new location for the first 90 days.',
    },
    {
      name: 'debris_removal',
      title: 'Debris removal',
      onlyWhenEnabled: false,
      description: 'Cleanup after a covered loss, up to a quarter of the loss plus $25,000.',
    },
    {
      name: 'valuable_papers',
      title: 'Valuable papers and records',
      onlyWhenEnabled: false,
      description: 'The cost to restore documents, up to $50,000.',
    },
    {
      name: 'equipment_breakdown',
      title: 'Equipment breakdown',
      onlyWhenEnabled: true,
      description:
        'Sudden electrical or mechanical failure of machines, air conditioning and computers.',
    },
  ],
  doesNotCover: [
    'Flood and earthquake',
    'Buildings you own',
    'Vehicles registered for road use',
    'Data and software',
    'Wear and tear',
  ],
  faqs: [
    {
      q: 'How do I figure out the value?',
      a: 'Add up what it would cost to buy everything new today. Leave out leased copiers unless the lease requires you to insure them.',
    },
    {
      q: 'Can I choose the limit?',
      a: 'Not directly. The limit is the smallest amount from $1 million to $5 million that fits your declared value. You pay for the declared value, not for the limit.',
    },
    {
      q: 'What happens when we move?',
      a: 'Add the new location before you move. New locations are automatically covered for 90 days.',
    },
  ],
};
