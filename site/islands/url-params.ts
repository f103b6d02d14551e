/**
 * Inlined in the head of pages whose texts show parameters of the URL, so each text is filled in as it is parsed: before the
 * first paint, and without moving anything. The default text stays in the document, and the parameter is shown instead.
 */

import type { UrlParamRule } from '../prepared-page.ts';
import { readParam } from './read-param.ts';

const rules = JSON.parse(document.querySelector('#url-params')?.textContent ?? '{}');
const given = new URLSearchParams(location.search);

customElements.define(
  'url-param',
  class extends HTMLElement {
    connectedCallback(): void {
      const name = this.getAttribute('name') ?? '';
      const value = readParam(given.get(name), (rules as Record<string, UrlParamRule>)[name]);
      if (value) (this.shadowRoot ?? this.attachShadow({ mode: 'open' })).textContent = value;
    }
  },
);
