import { PageHeading } from '../../ui/layout/page-heading.tsx';

/** The inbox. */
export default function DeskPage() {
  return <PageHeading title="Leads">Leads</PageHeading>;
}
