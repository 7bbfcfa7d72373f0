import type { Hill } from './contours.ts';

export type ChartKind = 'review' | 'declined' | 'discretion' | 'sign-in' | 'waiting';

type Ring = readonly [x: number, y: number, radius: number];

type Course = {
  made: string;
  planned: string;
  /** Drawn over the planned line while a result is pending. */
  running?: string;
  rings: readonly Ring[];
  ahead?: readonly Ring[];
  goal?: readonly [x: number, y: number];
};

export type ChartPlan = {
  width: number;
  height: number;
  hills: readonly Hill[];
  weight: number;
  sea: Course & { land?: string };
  grid: Course & { land?: readonly [number, number, number, number] };
};

const handOff = { width: 480, height: 360, weight: 2.5 } as const;
const seaStart = { made: 'M-8 306C70 302 96 256 138 240', rings: [[152, 233, 15]] } as const;
const gridStart = { made: 'M-8 300H91L139 252', rings: [[150, 241, 15]] } as const;

/** The charts: the hills of the sea bed, the course over it, and obstacles. */
export const chartPlans: Record<ChartKind, ChartPlan> = {
  review: {
    ...handOff,
    hills: [
      [60, 268, 120, 110, 0.9],
      [345, -30, 190, 150, 1],
      [470, 330, 210, 130, -0.6],
      [20, 40, 110, 160, -0.5],
    ],
    sea: {
      ...seaStart,
      planned: 'M166 226C214 200 168 116 262 96S372 96 414 66',
      goal: [424, 58],
      land: 'M258 140c14-14 34-4 52-8s34 12 34 32-18 24-24 38-30 18-48 8-34-8-34-30 6-26 20-40Z',
    },
    grid: {
      ...gridStart,
      planned: 'M161 230L200 191V104L240 64H390',
      goal: [400, 64],
      land: [240, 104, 80, 80],
    },
  },
  declined: {
    ...handOff,
    hills: [
      [100, 20, 120, 130, 1],
      [240, 300, 130, 120, 0.8],
      [430, 120, 150, 240, -1],
    ],
    sea: {
      ...seaStart,
      planned: 'M166 226c16-10 26-24 32-38',
      land: 'M490 20C430 34 440 62 396 70S330 58 306 88s-44 26-62 52-30 34-22 62 34 24 44 48-12 46 14 62 52-6 78 8 40 44 132 36Z',
    },
    grid: { ...gridStart, planned: 'M161 230L190 201', land: [200, 64, 160, 128] },
  },
  discretion: {
    ...handOff,
    hills: [
      [210, 170, 170, 220, 1],
      [240, 110, 130, 140, 0.3],
    ],
    sea: { ...seaStart, planned: 'M166 226C230 192 300 190 414 66', goal: [424, 58] },
    grid: { ...gridStart, planned: 'M161 230L327 64H390', goal: [400, 64] },
  },
  'sign-in': {
    width: 360,
    height: 150,
    weight: 2,
    hills: [
      [320, 76, 100, 90, 1],
      [76, 134, 110, 80, 1],
      [180, 0, 90, 50, -0.5],
    ],
    sea: {
      made: 'M-6 126C70 122 96 96 126 82',
      planned: 'M146 74c44-24 76 2 112-20s60-26 110-22',
      rings: [[136, 78, 11]],
    },
    grid: { made: 'M-6 120H84L109 95', planned: 'M131 73L164 40H368', rings: [[120, 84, 11]] },
  },
  waiting: {
    width: 960,
    height: 300,
    weight: 3,
    hills: [
      [206, 106, 170, 130, 1],
      [430, 120, 160, 100, 0.9],
      [850, 120, 170, 110, 0.7],
      [660, 330, 240, 120, -0.4],
    ],
    sea: {
      made: 'M-10 214C90 214 120 190 176 170M206 158C300 120 350 206 462 176',
      planned: 'M494 166C590 132 640 66 770 116M802 126c60 18 110 8 170-14',
      running: 'M494 166C590 132 640 66 770 116',
      rings: [
        [191, 164, 16],
        [478, 171, 16],
      ],
      ahead: [[786, 121, 16]],
    },
    grid: {
      made: 'M-10 220H110L159 171M181 149L210 120H300L340 160H464',
      planned: 'M496 160H600L660 100H764M796 100H980',
      running: 'M496 160H600L660 100H764',
      rings: [
        [170, 160, 16],
        [480, 160, 16],
      ],
      ahead: [[780, 100, 16]],
    },
  },
};
