import assert from 'node:assert/strict';
import { plainProduct, productThat } from '../../../support/products';
import type { Scenario } from '../scenario';

const medicine = productThat(
  ({ itemType, disclaimerSubstance, discontinued }) =>
    itemType === 'otc' && disclaimerSubstance === null && !discontinued,
);
const leaflet = `/api/items/items/${medicine.productNumber}/bipacksedel.pdf`;
const facts = { fileName: 'bipacksedel.pdf', title: `Bipacksedel: ${medicine.title}`, mediaType: 'application/pdf' };

const findPharmacy = { role: 'button', name: 'Hitta på apotek' } as const;
const pharmacies = { role: 'dialog', name: 'Hitta på apotek' } as const;

export const handOver: Scenario[] = [
  {
    name: 'a package leaflet goes to the app by its address, which the app fetches itself',
    async run({ way, launch, picture }) {
      const app = await launch({ capabilities: ['pdfUrl'] });
      await app.open(medicine.path);
      await app.page.click({ role: 'link', name: 'Visa bipacksedeln (PDF)' });
      const shown = await app.until('VIEW_PDF', () => app.last('VIEW_PDF'));
      const url = way.server + leaflet;
      const pdf = Buffer.from(await (await fetch(url)).arrayBuffer());
      assert.deepEqual(shown, { ...facts, size: pdf.length, url });
      await app.page.click({ role: 'link', name: 'Ladda ner bipacksedeln' });
      assert.deepEqual(await app.until('PDF_DOWNLOAD', () => app.last('PDF_DOWNLOAD')), shown);
      assert.ok(app.addresses().every((address) => address.startsWith(way.base)));
      await picture(app, 'medicine');
    },
  },
  {
    name: 'an app that fetches no documents gets all of the leaflet as base64',
    async run({ way, launch }) {
      const app = await launch();
      await app.open(medicine.path);
      await app.page.click({ role: 'link', name: 'Visa bipacksedeln (PDF)' });
      const { base64 = '', ...rest } = await app.until('VIEW_PDF', () => app.last('VIEW_PDF'));
      const pdf = Buffer.from(await (await fetch(way.server + leaflet)).arrayBuffer());
      assert.deepEqual(rest, { ...facts, size: pdf.length });
      assert.ok(Buffer.from(base64, 'base64').equals(pdf), 'it is the very document');
    },
  },
  {
    name: 'FIND_PHARMACY: an app that shows pharmacies gets the product, and the shop shows nothing',
    async run({ launch }) {
      const product = plainProduct();
      const app = await launch({ capabilities: ['findPharmacy'] });
      await app.open(product.path);
      await app.until('ROUTE_CHANGE', () => app.last('ROUTE_CHANGE'));
      await app.page.click(findPharmacy);
      const message = await app.until('FIND_PHARMACY', () => app.last('FIND_PHARMACY'));
      assert.deepEqual(message, { productNumber: product.productNumber });
      assert.equal(await app.page.has(pharmacies), false);
    },
  },
  {
    name: 'FIND_PHARMACY: where the app leaves it to the shop, the shop shows pharmacies',
    async run({ launch, picture }) {
      const app = await launch();
      await app.open(plainProduct().path);
      await app.until('ROUTE_CHANGE', () => app.last('ROUTE_CHANGE'));
      await app.page.click(findPharmacy);
      await app.page.see(pharmacies);
      assert.equal(app.all('FIND_PHARMACY').length, 1);
      await app.page.fill({ role: 'textbox', has: 'Ort, adress', within: pharmacies }, 'Göteborg');
      await app.page.click({ role: 'button', name: 'Sök', within: pharmacies });
      await app.page.see({ role: 'text', has: 'Apotek nära ”Göteborg”', within: pharmacies });
      await picture(app, 'pharmacies');
    },
  },
];
