import type { Page } from 'playwright-core';

// Until all files of the page are on the device.
export async function isUsableOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

// Until all files of a newer version are, too.
export async function hasNewerVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (registration.waiting?.state !== 'installed') await new Promise((tell) => setTimeout(tell, 50));
  });
}
