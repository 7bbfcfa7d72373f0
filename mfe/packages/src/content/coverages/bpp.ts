import type { CoverageCopy } from '../coverage-copy.ts';

/** Business Personal Property: what the drawer says of it. */
export const bpp: CoverageCopy = {
  longCopy:
    'Business personal property covers what you would take along if you moved: desks, computers, tools, stock, prototypes and the improvements you made to rented space. It pays the cost to replace them with new items of like kind, less the deductible, after a fire, theft, vandalism, windstorm, burst pipe or another cause that the policy does not exclude. The limit is a blanket one: it applies to all listed locations together, so you need not guess how the property is spread. Computers that people carry are covered away from the premises up to a separate amount. Flood, earthquake and ordinary wear are not covered. Report values honestly; the premium rests on them.',
  examples: [
    {
      title: 'Sprinkler line bursts',
      text: 'A sprinkler line above the server closet burst on a weekend. Forty laptops and the network equipment were replaced for 64,300 dollars, less a deductible of 1,000 dollars.',
    },
    {
      title: 'Night burglary',
      text: 'Thieves emptied a stockroom of headphones. The policy paid 38,150 dollars, the replacement cost of the stock.',
    },
    {
      title: 'Fire in a shared workshop',
      text: 'A battery charger set fire to a bench. Test equipment, prototypes and lease improvements worth 212,000 dollars were lost.',
    },
  ],
  features: [
    {
      name: 'replacement_cost',
      title: 'Replacement cost',
      onlyWhenEnabled: false,
      description: 'Losses are paid at the price of new items without deduction for age.',
    },
    {
      name: 'tenant_improvements',
      title: 'Tenant improvements',
      onlyWhenEnabled: false,
      description: 'Fixtures, walls and wiring that you paid for in rented space.',
    },
    {
      name: 'property_off_premises',
      title: 'Property off premises',
      onlyWhenEnabled: false,
      description: 'Property away from listed locations, up to 25,000 dollars.',
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
      description: 'Up to 250,000 dollars at a new location for the first 90 days.',
    },
    {
      name: 'debris_removal',
      title: 'Debris removal',
      onlyWhenEnabled: false,
      description:
        'Clearing up after a covered loss, up to a quarter of the loss plus 25,000 dollars.',
    },
    {
      name: 'valuable_papers',
      title: 'Valuable papers and records',
      onlyWhenEnabled: false,
      description: 'Cost to restore documents, up to 50,000 dollars.',
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
    'Vehicles licensed for the road',
    'Data and software',
    'Wear and tear',
  ],
  faqs: [
    {
      q: 'How do I work out the value?',
      a: 'Add up what it would cost to buy everything new today. Leave out leased copiers unless the lease makes you insure them.',
    },
    {
      q: 'Can I choose the limit?',
      a: 'The limit is the smallest amount from 1 to 5 million dollars that holds your declared value. You pay for the declared value, not for the limit.',
    },
    {
      q: 'What happens when we move?',
      a: 'Add the new location before the move. New locations are covered for 90 days automatically.',
    },
  ],
};
