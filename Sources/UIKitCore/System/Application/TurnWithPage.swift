/// The way the interface is turned when a page comes that covers the screen: the page is asked which orientations it
/// supports, and which one it prefers. Follows Apple's pages "supportedInterfaceOrientations" and
/// "preferredInterfaceOrientationForPresentation". Evidence: orientation-01, orientation-02, orientation-03.
@MainActor
struct TurnWithPage {
    private let window: UIWindow
    private let before = Runtime.current.screen.interfaceOrientation
    private let wanted: UIInterfaceOrientation

    /// Asks the page; `nil` when its answers do not fit, and UIKit's exception has been raised.
    init?(for page: UIViewController, in window: UIWindow) {
        let supported = page.supportedInterfaceOrientations
        let common = Runtime.current.application.allowedOrientations(in: window).intersection(supported)
        // From iOS 16 on nobody asks it.
        let turns = Runtime.current.system >= .iOS(16) || page.shouldAutorotate
        guard !common.isEmpty || !turns else {
            TurnWithPage.raise(
                "Supported orientations has no common orientation with the application, and "
                    + "[\(describedClass(of: page)) shouldAutorotate] is returning YES")
            return nil
        }
        let stays = window.isOrientationLocked || !turns
        let preferred = page.ownPreferredOrientation
        if let preferred, !supported.contains(preferred.mask) {
            TurnWithPage.raise(TurnWithPage.words(for: preferred, supported))
            return nil
        }
        self.window = window
        let held = UIInterfaceOrientation(rawValue: UIDevice.current.held.rawValue)
        let wishes = stays ? [preferred, before, held] : [preferred, held, before]
        wanted =
            TurnWithPage.first(of: wishes, in: common)
            ?? TurnWithPage.first(of: UIInterfaceOrientation.everyKnown, in: common) ?? before
    }

    private static func first(
        of orientations: [UIInterfaceOrientation?], in mask: UIInterfaceOrientationMask
    ) -> UIInterfaceOrientation? {
        for case let orientation? in orientations where mask.contains(orientation.mask) {
            return orientation
        }
        return nil
    }

    private static func words(
        for preferred: UIInterfaceOrientation, _ supported: UIInterfaceOrientationMask
    ) -> String {
        guard Runtime.current.system >= .iOS(13) else {
            return
                "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"
        }
        let names = UIInterfaceOrientation.inOrderOfNumber.filter { supported.contains($0.mask) }.map {
            "\($0)"
        }
        return "preferredInterfaceOrientationForPresentation '\(preferred)' must match a supported interface "
            + "orientation: '\(names.joined(separator: ", "))'!"
    }

    private static func raise(_ message: String) {
        Runtime.current.diagnostics.raise(.invalidInterfaceOrientation, message)
    }

    /// Turns the interface as the transition begins.
    func make(with transition: PageTransition) {
        guard wanted != before, let root = window.shownRoot else { return }
        window.announceTurn(of: root, to: wanted, with: transition)
        window.turn(to: wanted)
    }

    /// Turns it back when the transition was given up.
    func undo() {
        if wanted != before { window.turn(to: before) }
    }
}

extension UIViewController {
    /// The orientation that the page prefers to come in, if it has an opinion of its own.
    fileprivate var ownPreferredOrientation: UIInterfaceOrientation? {
        OptionalMember.ask { preferredInterfaceOrientationForPresentation }
    }

    /// What a page without an opinion answers: the interface stays as it is.
    var orientationWithoutPreference: UIInterfaceOrientation {
        OptionalMember.absent(Runtime.current.screen.interfaceOrientation)
    }
}
