import type { ClaimsInput } from '@oja/contract/listing-claims';

/** What some demo sellers say about their accounts, by handle. The others state nothing. */
export const demoClaims: Readonly<Record<string, ClaimsInput>> = {
  '@lagosplates': {
    includes: ['mailbox', 'phone', 'second_factor'],
    opened: '2019-03',
    audience: 'NG',
    monetised: false,
    revenue: 540_000,
    growth: 3_150,
  },
  '@kanoglow': { opened: '2020-08', audience: 'NG', growth: 1_900 },
  '@naijafanzone': { includes: ['mailbox'], opened: '2014-06', audience: 'NG', revenue: 310_000 },
  'Mama Folake Kitchen': {
    includes: ['mailbox', 'second_factor'],
    opened: '2018-01',
    audience: 'GB',
    monetised: true,
    revenue: 812_500,
    growth: 640,
  },
  'Jollof Wars': {
    includes: ['mailbox'],
    opened: '2021-06',
    audience: 'NG',
    monetised: true,
    revenue: 930_000,
    growth: 5_200,
  },
  '@lagosdevjobs': { includes: ['phone'], opened: '2021-05', audience: 'NG', monetised: false },
  '@afrobeatloop': {
    includes: ['mailbox', 'phone'],
    opened: '2020-11',
    audience: 'NG',
    monetised: true,
    revenue: 1_240_000,
    growth: 18_400,
  },
  'Tobi Plays': { includes: ['mailbox'], opened: '2017-09', monetised: true, revenue: 960_000, growth: -420 },
  'Calabar to Cape Town': { opened: '2013-02', audience: 'ZA' },
  '@ibadaneats': { includes: ['mailbox'], opened: '2021-07', audience: 'NG' },
  '@geleandglam': { includes: ['mailbox'], opened: '2022-01', audience: 'NG', growth: 7_800 },
  'Kernel in Pidgin': { opened: '2019-10', monetised: true, revenue: 96_000 },
  '@obuduviews': { includes: ['mailbox', 'second_factor'], opened: '2018-12', audience: 'NG', growth: 950 },
  'Emeka Reacts': {
    includes: ['mailbox', 'phone', 'second_factor'],
    opened: '2016-04',
    audience: 'NG',
    monetised: true,
    revenue: 3_450_000,
    growth: 5_200,
  },
};
