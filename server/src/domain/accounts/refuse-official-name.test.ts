import { expect, test } from 'vitest';
import { refuseOfficialName } from './refuse-official-name.ts';

test.each([
  'Oja',
  'Oja Support',
  'OJA Escrow Team',
  'Official Oja',
  'The Oja Marketplace',
  'OjaSupport',
  'oja_support Ada',
  'ojasupport Ada',
  'Ada, Oja support agent',
  'Оја Suрроrt',
  '0ja Supp0rt',
  'Oja Süpport ✔',
  'o.j.a support',
  'O j a  A d m i n',
  'Admin',
  'Administrator',
  'Moderator',
  'Customer Care',
  'Support Team',
])('"%s" reads as Oja itself', (nickname) => {
  expect(refuseOfficialName(nickname, 'nickname')).toMatchObject({
    code: 'invalid_input',
    details: [{ field: 'nickname' }],
  });
});

test.each([
  'ada',
  'Oja Oba Stores',
  'Bisi Oja',
  'Ojabo',
  'Ojasanya',
  'Adminla',
  'Trust Okafor',
  'Help Me Sell',
  'Modupe',
  'Supportive Sam',
  'Agent Smith',
  'Naija Ojas 24',
  '🔥🔥',
])('"%s" is a name of a person or a shop', (nickname) => {
  expect(refuseOfficialName(nickname, 'nickname')).toBeUndefined();
});
