import type { PreparedBrand } from '../../prepared-page.ts';

/** The logo and wordmark, linked to the top of the page or the home page. */
export function Brand({ brand, href }: { brand: PreparedBrand; href: string }) {
  return (
    <a className="brand" href={href}>
      {brand.mark && (
        <svg className="logo" viewBox="0 0 40 30" aria-hidden="true">
          <path d={brand.mark} />
        </svg>
      )}
      <span>
        {brand.first} {brand.second && <em>{brand.second}</em>}
      </span>
    </a>
  );
}
