import type { Product } from '../../../fixtures/data/model';
import type { ShippingTag } from '../../../src/domain/product';
import { expectAccessible } from '../../support/axe';
import { expect, modes, test } from '../../support/launch-in';
import { plainProduct, productThat } from '../../support/products';
import { signInAs } from '../../support/sign-in';
import { addToCart, atPayment, pressPay, throughDelivery, toCheckout, visit, visitCheckout } from '../../support/steps';

/** A product with these shipping tags that can be added to the cart without further questions. */
function tagged(tag: ShippingTag, ...others: ShippingTag[]): Product {
  return productThat(
    ({ shippingTags, price, stock, itemType, disclaimerSubstance }) =>
      shippingTags.includes(tag) &&
      shippingTags.every((each) => each === tag || others.includes(each)) &&
      price !== null &&
      stock > 10 &&
      itemType !== 'prescription' &&
      disclaimerSubstance === null,
  );
}

const adults = tagged('adultOnly', 'idRequired');
const onwards = { name: 'Fortsätt', exact: true };

for (const mode of modes) {
  test(`${mode}, alike: a customer must confirm their age to buy products for adults, and use one name for payment and delivery`, async ({
    page,
  }) => {
    test.slow();
    await visitCheckout(page, adults, mode);
    await page.getByRole('button', onwards).click();
    await expect(page.getByRole('heading', { name: /^Ålderskontroll.*steg 2 av 4$/ })).toBeFocused();
    const age = page.getByRole('checkbox', { name: 'Jag är 18 år eller äldre' });
    const toDelivery = page.getByRole('button', { name: 'Fortsätt till leverans' });
    await toDelivery.click();
    await expect(page.getByText('Du behöver intyga din ålder för att gå vidare')).toBeVisible();
    await expect(age).toBeFocused();
    await expectAccessible(page);
    await age.check();
    await toDelivery.click();
    await throughDelivery(page);

    const knows = page.getByRole('checkbox', { name: /^Jag förstår att bara jag som betalar/ });
    await expect(knows).toBeVisible();
    await expect(page.locator('iframe[title="Betalning"]')).toHaveCount(0);
    await expectAccessible(page);
    await knows.check();
    const payment = await atPayment(page);
    await payment.getByLabel('Förnamn', { exact: true }).fill('Eva');
    await payment.getByRole('button', { name: /^Betala/ }).press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'Betalning och leverans har olika namn' });
    await expect(alert).toBeVisible();
    await expect(payment.getByText('Namnet måste vara samma som på leveransen.')).toBeVisible();
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Ändra leveransen' }).press('Enter');
    await expect(page.getByRole('heading', { name: /^Leverans.*steg 3 av 4$/ })).toBeFocused();
    await page.goBack();
    await payment.getByLabel('Förnamn', { exact: true }).fill('Kim');
    await pressPay(payment);
    await expect(page).toHaveURL(/\/kassa\/tack\/$/);
  });
}

for (const mode of modes) {
  test(`${mode}, alike: a customer who is known to be under age is refused, whatever they ticked`, async ({ page }) => {
    const shop = await visit(page, adults, mode);
    const cart = await addToCart(page, adults);
    await signInAs(page, 'minor');
    await toCheckout(shop, cart);
    await page.reload();
    await page.getByRole('button', onwards).click();
    await page.getByRole('checkbox', { name: 'Jag är 18 år eller äldre' }).check();
    await page.getByRole('button', { name: 'Fortsätt till leverans' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Du måste ha fyllt 18 år för att köpa de här varorna.' });
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Ändra varukorgen' }).click();
    await page.getByRole('button', { name: `Ta bort ${adults.title}` }).click();
    await expect(page.getByText('Din varukorg är tom')).toBeVisible();
  });
}

for (const mode of modes) {
  test(`${mode}, alike: who is signed in must also pay for and receive products that require identification`, async ({
    page,
  }) => {
    test.slow();
    const shop = await visit(page, adults, mode);
    const cart = await addToCart(page, adults);
    await signInAs(page, 'customer');
    await toCheckout(shop, cart);
    await page.reload();
    await page.getByRole('button', onwards).click();
    await page.getByRole('checkbox', { name: 'Jag är 18 år eller äldre' }).check();
    await page.getByRole('button', { name: 'Fortsätt till leverans' }).click();
    const delivery = page.frameLocator('iframe[title="Leverans"]');
    const fill = async (name: Record<string, string>) => {
      for (const [label, value] of Object.entries(name)) {
        await delivery.getByLabel(label, { exact: true }).fill(value);
        await delivery.getByLabel(label, { exact: true }).blur();
      }
    };
    const name = { Förnamn: 'Karin', Efternamn: 'Lindqvist' };
    await throughDelivery(page, () => fill({ ...name, Förnamn: 'Eva' }));
    const refused = page.getByRole('alert').filter({ hasText: 'Leveransen har ett annat namn än ditt' });
    await expect(refused).toContainText('Du är inloggad som Karin Lindqvist.');
    await expectAccessible(page);
    await fill(name);
    await expect(refused).toHaveCount(0);
    await page.getByRole('button', { name: 'Fortsätt till betalning' }).press('Enter');
    await page.getByRole('checkbox', { name: /^Jag förstår att bara jag som betalar/ }).check();
    const payment = await atPayment(page);
    for (const [label, value] of Object.entries(name)) await payment.getByLabel(label, { exact: true }).fill(value);
    await pressPay(payment);
    await expect(page).toHaveURL(/\/kassa\/tack\/$/);
  });
}

const ecological = tagged('ecological');
for (const { other, message, kind } of [
  {
    other: adults,
    message: 'Ekologiska varor kan inte skickas tillsammans med varor som kräver legitimation.',
    kind: 'Kräver legitimation',
  },
  {
    other: tagged('requiresCooling'),
    message: 'Ekologiska varor kan inte skickas tillsammans med kylvaror.',
    kind: 'Kylvaror',
  },
]) {
  for (const mode of modes) {
    test(`${mode}, alike: products that cannot be shipped together are reported before delivery: ${kind}`, async ({
      page,
    }) => {
      const shop = await visit(page, ecological, mode);
      await addToCart(page, ecological);
      await shop.open(other.path);
      await toCheckout(shop, await addToCart(page, other));
      const alert = page.getByRole('alert').filter({ hasText: message });
      await expect(alert).toContainText(`Ekologiskt: ${ecological.title}`);
      await expect(alert).toContainText(`Kan inte skickas med: ${other.title}`);
      await expectAccessible(page);
      await page.getByRole('button', onwards).press('Enter');
      await expect(page.locator(':focus')).toContainText(message);
      await page.getByRole('button', { name: `Ta bort ${ecological.title}` }).click();
      await expect(alert).toBeHidden();
      await page.getByRole('button', onwards).click();
      await expect(page.getByRole('heading', { name: /^(Ålderskontroll|Leverans).*steg 2/ })).toBeFocused();
    });
  }
}

for (const mode of modes) {
  test(`${mode}, alike: products that cannot be delivered to an address show a message until the address changes`, async ({
    page,
  }) => {
    const cooled = tagged('requiresCooling');
    await visitCheckout(page, cooled, mode);
    const row = page.getByRole('list', { name: 'Varor i varukorgen' }).locator('> li');
    await expect(row).toContainText('Kylvara: levereras kyld');
    await expectAccessible(page);
    await page.getByRole('button', onwards).click();
    await expect(page.getByText('Beställningen innehåller kylvaror')).toBeVisible();
    const delivery = page.frameLocator('iframe[title="Leverans"]');
    await expect(delivery.getByRole('radio', { name: /Hemleverans/ })).toBeVisible();
    await delivery.getByLabel('E-post').fill('kim.lund@example.com');
    await delivery.getByLabel('Förnamn').fill('Kim');
    await delivery.getByLabel('Efternamn').fill('Lund');
    await delivery.getByLabel('Gatuadress').fill('Malmvägen 1');
    await delivery.getByLabel('Ort', { exact: true }).fill('Kiruna');
    const postalCode = delivery.getByLabel('Postnummer');
    await postalCode.fill('981 30');
    await postalCode.blur();
    const alert = page.getByRole('alert').filter({ hasText: 'Vi hittar inget leveranssätt för varorna' });
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Fortsätt till betalning' }).press('Enter');
    await expect(page.getByRole('heading', { name: /^Leverans.*steg 2/ })).toBeVisible();
    await postalCode.fill('111 22');
    await postalCode.blur();
    await expect(alert).toBeHidden();
    await expect(delivery.getByRole('radio', { name: /Hemleverans/ })).toBeVisible();
  });
}

for (const mode of modes) {
  test(`${mode}, alike: a customer who continues before choosing a delivery sees what is missing until it is there`, async ({
    page,
  }) => {
    const product = plainProduct();
    await visitCheckout(page, product, mode);
    await page.getByRole('button', onwards).click();
    await expect(page.frameLocator('iframe[title="Leverans"]').getByRole('radio').first()).toBeVisible();
    await page.getByRole('button', { name: 'Fortsätt till betalning' }).press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'Det här saknas eller är fel:' });
    await expect(alert).toContainText('e-post, förnamn, efternamn, gatuadress, postnummer, ort och leveranssätt.');
    const delivery = page.frameLocator('iframe[title="Leverans"]');
    await expect(delivery.getByLabel('E-post')).toBeFocused();
    await expect(delivery.getByLabel('E-post')).toHaveAccessibleDescription('Obligatoriskt fält');
    await expect(delivery.getByText('Välj ett leveranssätt')).toBeVisible();
    await page.keyboard.type('kim.lund@example');
    await delivery.getByLabel('Förnamn').fill('Kim');
    await delivery.getByLabel('Förnamn').blur();
    await expect(delivery.getByLabel('Förnamn')).toHaveAccessibleDescription('');
    await expect(delivery.getByLabel('E-post')).toHaveAccessibleDescription('Ogiltlig e-post');
    // Telling the shop what is left does not take the focus from where the customer is.
    await expect(alert).toContainText('e-post, efternamn, gatuadress, postnummer, ort och leveranssätt.');
    await delivery.getByLabel('Efternamn').focus();
    await delivery.getByRole('radio', { name: /Brevlåda/ }).check();
    await expect(alert).toContainText('e-post, efternamn, gatuadress, postnummer och ort.');
    await expect(delivery.getByRole('radio', { name: /Brevlåda/ })).toBeFocused();
    await delivery.getByLabel('E-post').fill('kim.lund@example.com');
    await delivery.getByLabel('E-post').blur();
    await expect(alert).toContainText('fel: efternamn, gatuadress, postnummer och ort.');
    const mobile = delivery.getByLabel('Mobilnummer (valfritt)');
    await mobile.fill('ring mig');
    await mobile.blur();
    await expect(alert).toContainText('fel: mobilnummer, efternamn, gatuadress, postnummer och ort.');
    await mobile.fill('');
    await mobile.blur();
    await expect(alert).toContainText('fel: efternamn, gatuadress, postnummer och ort.');
    await expect(page.getByRole('heading', { name: /^Leverans.*steg 2/ })).toBeVisible();
    await expectAccessible(page);
    await throughDelivery(page, async () => {
      await expect(alert).toBeHidden();
    });
    await atPayment(page);
    // What is written wrongly into a delivery that was complete is not passed over.
    await page.goBack();
    await mobile.fill('070-123');
    // By keyboard: an error that comes or goes moves the button while it is pressed.
    await page.getByRole('button', { name: 'Fortsätt till betalning' }).press('Enter');
    await expect(alert).toContainText('fel: mobilnummer.');
    await expect(page.getByRole('heading', { name: /^Leverans.*steg 2/ })).toBeVisible();
    await mobile.fill('070-123 45 67');
    await page.getByRole('button', { name: 'Fortsätt till betalning' }).press('Enter');
    await atPayment(page);
  });
}
