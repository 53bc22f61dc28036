import type { Platform } from './listing-labels.ts';

/** What sellers claim about an account, with its labels. No schema stands here, so that public pages load none. */

/** What is handed over beside the login details. */
export const includedThings = ['mailbox', 'phone', 'second_factor'] as const;
export type IncludedThing = (typeof includedThings)[number];

export const includedThingLabels: Readonly<Record<IncludedThing, string>> = {
  mailbox: 'Original mailbox',
  phone: 'Phone number',
  second_factor: 'Second factor',
};

/** Countries that an audience can be mainly from, by their ISO code. */
export const audienceCountries = {
  NG: 'Nigeria',
  GH: 'Ghana',
  KE: 'Kenya',
  ZA: 'South Africa',
  CM: 'Cameroon',
  BJ: 'Benin',
  TG: 'Togo',
  CI: 'Côte d’Ivoire',
  SN: 'Senegal',
  UG: 'Uganda',
  TZ: 'Tanzania',
  RW: 'Rwanda',
  ET: 'Ethiopia',
  EG: 'Egypt',
  MA: 'Morocco',
  GB: 'United Kingdom',
  IE: 'Ireland',
  US: 'United States',
  CA: 'Canada',
  DE: 'Germany',
  FR: 'France',
  IT: 'Italy',
  ES: 'Spain',
  AE: 'United Arab Emirates',
  SA: 'Saudi Arabia',
  IN: 'India',
  PK: 'Pakistan',
  CN: 'China',
  MY: 'Malaysia',
  PH: 'Philippines',
  BR: 'Brazil',
  AU: 'Australia',
} as const;
export type AudienceCountry = keyof typeof audienceCountries;
export const audienceCodes = Object.keys(audienceCountries) as [AudienceCountry, ...AudienceCountry[]];

/** The year in which a platform began; no account of it is older. */
export const platformSince: Readonly<Record<Platform, number>> = {
  facebook: 2004,
  youtube: 2005,
  twitter: 2006,
  whatsapp: 2009,
  instagram: 2010,
  telegram: 2013,
  tiktok: 2014,
};
