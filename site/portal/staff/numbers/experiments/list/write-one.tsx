const example = `experiment:
  name: price-first
  hypothesis: If the headline says the price, more people will ask.
  variants:
    price:
      title: Name the price in the headline
      sections:
        hero:
          headline: A resume that gets read, from $119
`;

/** Takes the place of the list while nothing is tested. */
export function WriteOne({ isFirst }: { isFirst: boolean }) {
  return (
    <section className="block write-one" aria-labelledby="write-one">
      <h2 id="write-one">{isFirst ? 'No experiment was written yet.' : 'Nothing is being tested.'}</h2>
      <p>
        An experiment shows a change to some of a page’s visitors, and says whether it earns more. All others
        see the page as it is.
      </p>
      <ol>
        <li>
          Write it into the page’s file, as “Testing a change” in the marketer’s guide explains:
          <pre>{example}</pre>
        </li>
        <li>
          <code>npm run experiment -- plan price-first</code> says how long it takes.
        </li>
        <li>
          <code>npm run experiment -- start price-first</code> starts it with the next publish.
        </li>
      </ol>
    </section>
  );
}
