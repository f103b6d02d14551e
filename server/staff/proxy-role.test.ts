import { expect, test } from 'vitest';
import { roleList } from '../config/role-list.ts';
import { proxyRole } from './proxy-role.ts';

const roleHeader = 'X-Auth-Request-Groups';

function rolesOf(text: string) {
  return roleList(text, (must) => {
    throw new Error(must);
  });
}

test.each([
  ['without settings, everyone is admin', {}, undefined, 'admin'],
  [
    'a person has the role of the list',
    { roles: rolesOf('NORA@larkfield.example=manager') },
    undefined,
    'manager',
  ],
  ['a star is everyone else', { roles: rolesOf('sam@larkfield.example=admin,*=agent') }, undefined, 'agent'],
  [
    'without a star, everyone else has no access',
    { roles: rolesOf('sam@larkfield.example=admin') },
    undefined,
    undefined,
  ],
  ['the header has a role among other words', { roleHeader }, 'everyone, author,sales', 'author'],
  ['the highest role of the header counts', { roleHeader }, 'author,agent,admin,manager', 'admin'],
  ['an agent outranks an author', { roleHeader }, 'author,agent', 'agent'],
  ['a header without a role gives no access', { roleHeader }, 'sales, administrators', undefined],
  ['a missing header gives no access', { roleHeader }, undefined, undefined],
  [
    'the list wins over the header',
    { roleHeader, roles: rolesOf('nora@larkfield.example=author') },
    'admin',
    'author',
  ],
  [
    'the header counts for people who are not listed',
    { roleHeader, roles: rolesOf('sam@larkfield.example=author') },
    'manager',
    'manager',
  ],
])('%s', (_name, settings, words, role) => {
  expect(proxyRole('nora@larkfield.example', words, settings)).toBe(role);
});
