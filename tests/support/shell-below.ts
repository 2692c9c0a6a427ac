import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const shell = path.resolve(import.meta.dirname, '../../dist/external');

/** Where the shell is served without the site beside it. */
export const elsewhere = '/apps/pharmacy/v2/external';

/** Acts as an operator's server: serves the shell's files below a path of their own, and its document for every page. */
export async function serveShellElsewhere(page: Page): Promise<void> {
  await page.route(`**${elsewhere}/**`, (route) => {
    const file = path.join(shell, new URL(route.request().url()).pathname.slice(elsewhere.length));
    const isFile = path.extname(file) !== '' && existsSync(file);
    return route.fulfill({ path: isFile ? file : path.join(shell, 'index.html') });
  });
}
