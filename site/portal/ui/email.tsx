/** An email address that can wrap before its host. */
export function Email({ of }: { of: string }) {
  const [name, ...host] = of.split('@');
  if (host.length === 0) return of;
  return (
    <>
      {name}
      <wbr />@{host.join('@')}
    </>
  );
}
