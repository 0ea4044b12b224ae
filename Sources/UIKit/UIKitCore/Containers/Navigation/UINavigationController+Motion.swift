extension UINavigationController {
    /// The duration of UIKit's own push and pop, in seconds. Since iOS 26 the slide has settled after 0.4. Evidence: ios26-TRANS-30.
    static var slideDuration: TimeInterval { Runtime.current.system >= .iOS(26) ? 0.4 : 0.35 }

    /// A cross-fade if the user prefers it. Otherwise the front view moves by its full width, and the view behind it by less than a third,
    /// darkened.
    func motions(of transition: PageTransition, at part: CGFloat) -> [ViewMotion] {
        if UIAccessibility.prefersCrossFadeTransitions {
            let coming = transition.coming?.viewIfLoaded
            return coming.map { [ViewMotion(view: $0, opacity: part, isInFront: true)] } ?? []
        }
        let isPush = transition.leaving.map { page in stack.contains { $0 === page } } ?? true
        let front = isPush ? transition.coming : transition.leaving
        let back = isPush ? transition.leaving : transition.coming
        let cover = isPush ? part : 1 - part
        let width = view.bounds.width * (view.currentLayoutDirection == .rightToLeft ? -1 : 1)
        return [
            back?.viewIfLoaded.map { view in
                ViewMotion(view: view, offset: CGPoint(x: -0.3 * width * cover, y: 0), dimming: 0.1 * cover)
            },
            front?.viewIfLoaded.map { view in
                ViewMotion(view: view, offset: CGPoint(x: width * (1 - cover), y: 0), isInFront: true)
            },
        ].compactMap { $0 }
    }
}
