/** Takes the bar with the total away from where the contact section comes into view. */
export function liveBar(): void {
  const bar = document.querySelector('.offer-bar')
  const contact = document.querySelector('#contact')
  if (bar === null || contact === null) return
  new IntersectionObserver((entries) => {
    const contactNow = entries.at(-1)
    bar.toggleAttribute(
      'data-away',
      contactNow !== undefined && (contactNow.isIntersecting || contactNow.boundingClientRect.top < 0),
    )
  }).observe(contact)
}
