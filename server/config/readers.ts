import { BlockList, isIP } from 'node:net';
import type { Address } from '../mail/mail.ts';
import { parseOneAddress } from './mail-address.ts';
import { type Variable, type VariableName, variables } from './variables.ts';

/** Reads variables as what they stand for, and notes every one that is wrong. */
export interface Readers {
  text(name: VariableName): string;
  integer(name: VariableName, least: number, most: number): number;
  oneOf<T extends string>(name: VariableName, words: readonly T[]): T;
  /** Undefined when the variable is not set. */
  url(name: VariableName, protocols: readonly string[]): string | undefined;
  urls(name: VariableName, protocols: readonly string[]): string[];
  list(name: VariableName): string[];
  addresses(name: VariableName): Address[];
  networks(name: VariableName): BlockList;
  fault(text: string): void;
  /** Notes that the variable is not what is wanted. */
  wants(name: VariableName, wanted: string): void;
}

/** @param faults gets one line for each fault */
export function createReaders(environment: Record<string, string | undefined>, faults: string[]): Readers {
  const text = (name: VariableName) => environment[name]?.trim() || variables[name].fallback;
  const fault = (line: string) => {
    faults.push(line);
  };
  const wants = (name: VariableName, wanted: string) => {
    const { isSecret }: Variable = variables[name];
    // Faults are printed, and secrets are not.
    fault(isSecret ? `${name} must be ${wanted}.` : `${name} must be ${wanted}, but is "${text(name)}".`);
  };
  const list = (name: VariableName) =>
    text(name)
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  const isUrl = (entry: string, protocols: readonly string[]) => {
    const url = URL.parse(entry);
    return url !== null && url.hostname !== '' && protocols.includes(url.protocol.slice(0, -1));
  };
  const wantsUrl = (name: VariableName, protocols: readonly string[]) =>
    wants(name, `an address that begins with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`);

  return {
    text,
    list,
    fault,
    wants,
    integer(name, least, most) {
      const value = /^\d+$/.test(text(name)) ? Number(text(name)) : Number.NaN;
      if (!(value >= least && value <= most)) wants(name, `a whole number from ${least} to ${most}`);
      return value;
    },
    oneOf(name, words) {
      const word = words.find((candidate) => candidate === text(name));
      if (word === undefined) wants(name, `one of ${words.join(', ')}`);
      return word ?? (words[0] as (typeof words)[number]);
    },
    url(name, protocols) {
      const value = text(name);
      if (value === '') return undefined;
      if (!isUrl(value, protocols)) wantsUrl(name, protocols);
      return value;
    },
    urls(name, protocols) {
      const entries = list(name);
      if (!entries.every((entry) => isUrl(entry, protocols))) wantsUrl(name, protocols);
      return entries;
    },
    addresses(name) {
      return list(name).flatMap((entry) => {
        const address = parseOneAddress(entry);
        if (!address) fault(`${name} must name e-mail addresses, but "${entry}" is none.`);
        return address ?? [];
      });
    },
    networks(name) {
      const networks = new BlockList();
      for (const entry of list(name)) {
        if (!addNetwork(networks, entry))
          fault(`${name} must list IP addresses or CIDR ranges, but "${entry}" is neither.`);
      }
      return networks;
    },
  };
}

function addNetwork(networks: BlockList, entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) {
    networks.addAddress(address, family);
    return true;
  }
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (version === 6 ? 128 : 32)) return false;
  networks.addSubnet(address, Number(bits), family);
  return true;
}
