/** Takes the bar with the total away while the contact section is in view. */
export function liveBar(): void {
  const bar = document.querySelector('.offer-bar')
  const contact = document.querySelector('#contact')
  if (bar === null || contact === null) return
  new IntersectionObserver((entries) => {
    bar.toggleAttribute('data-away', entries.at(-1)?.isIntersecting ?? false)
  }).observe(contact)
}
