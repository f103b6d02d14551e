import type { PreparedCompany } from '../../prepared-page.ts';

/** The wordmark with the bird, linking to the top of the page or to the home page. */
export function Brand({ brand, href }: { brand: PreparedCompany['brand']; href: string }) {
  return (
    <a className="brand" href={href}>
      <svg className="bird" viewBox="0 0 40 30" aria-hidden="true">
        <path d="M2 20C9 17 15 11 19 3C21 12 28 18 38 21M13 27C17 24 18 19 19 13" />
      </svg>
      <span>
        {brand.first} {brand.second && <em>{brand.second}</em>}
      </span>
    </a>
  );
}
