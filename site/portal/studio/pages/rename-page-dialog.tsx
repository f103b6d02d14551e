import { useState } from 'react';
import type { DraftPage } from '../../../../schema/api/studio/draft.ts';
import type { RenamePage } from '../../../../schema/api/studio/operation.ts';
import { nameMistake, routeMistake } from './page-checks.ts';
import { PageFields } from './page-fields.tsx';
import { nameOf } from './page-rows.ts';
import { renameOperation } from './rename-operation.ts';

interface Props {
  page: DraftPage;
  pages: readonly DraftPage[];
  onRename: (operation: RenamePage) => void;
  onClose: () => void;
}

/** Renames a page's file, its address, or both. */
export function RenamePageDialog({ page, pages, onRename, onClose }: Props) {
  const [name, setName] = useState(page.page);
  const [route, setRoute] = useState(page.route);
  const others = pages.filter((one) => one.page !== page.page);
  const isMoved = route !== page.route;
  const isTable = page.route.includes('{{');
  const mistake = isMoved ? routeMistake(route, others, isTable) : undefined;
  const isRedirected = isMoved && mistake === undefined && !page.isDraft && page.route !== '';
  // Links to single rows of a table stay as they are, and are redirected.
  const references = isTable ? 'References' : 'Links and other references';
  const redirect = isRedirected ? ` Visitors of ${page.route} are redirected to ${route}.` : '';
  return (
    <PageFields
      heading={`Rename or move ${nameOf(page)}`}
      action={isMoved ? 'Move the page' : 'Rename the page'}
      name={name}
      route={route}
      mistakes={{
        name: name === page.page ? undefined : nameMistake(name, others),
        route: mistake,
      }}
      note={`${references} to the page are updated.${redirect}`}
      isDisabled={name === page.page && !isMoved}
      onName={setName}
      onRoute={setRoute}
      onDone={() => onRename(renameOperation(page, { name, route }))}
      onClose={onClose}
    />
  );
}
