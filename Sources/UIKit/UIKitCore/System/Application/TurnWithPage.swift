/// The rotation of the interface when a view controller that covers the screen appears. It depends on the orientations
/// that the view controller supports and prefers. Follows Apple's pages "supportedInterfaceOrientations" and
/// "preferredInterfaceOrientationForPresentation". Evidence: orientation-01, orientation-02, orientation-03.
@MainActor
struct TurnWithPage {
    private let window: UIWindow
    private let before = Runtime.current.screen.interfaceOrientation
    private let wanted: UIInterfaceOrientation

    /// Reads the view controller's orientations; `nil` if they are invalid, and UIKit's exception has been raised.
    init?(for page: UIViewController, in window: UIWindow) {
        let supported = page.supportedInterfaceOrientations
        let common = Runtime.current.application.allowedOrientations(in: window).intersection(supported)
        // Not read since iOS 16.
        let turns = Runtime.current.system >= .iOS(16) || page.shouldAutorotate
        guard !common.isEmpty || !turns else {
            TurnWithPage.raise(
                "Supported orientations has no common orientation with the application, and "
                    + "[\(describedClass(of: page)) shouldAutorotate] is returning YES")
            return nil
        }
        let preferred = page.ownPreferredOrientation
        if let preferred, !supported.contains(preferred.mask) {
            TurnWithPage.raise(TurnWithPage.words(for: preferred, supported))
            return nil
        }
        self.window = window
        let held = UIInterfaceOrientation(rawValue: UIDevice.current.held.rawValue)
        let stays = held == before || !turns || window.isOrientationLocked
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

    /// Rotates the interface when the transition begins.
    func make(with transition: PageTransition) {
        guard wanted != before, let root = window.shownRoot else { return }
        window.announceTurn(of: root, to: wanted, with: transition)
        window.turn(to: wanted)
    }

    /// Rotates the interface back if the transition was canceled.
    func undo() {
        if wanted != before { window.turn(to: before) }
    }
}

extension UIViewController {
    /// The orientation that the view controller prefers, if it overrides the property.
    fileprivate var ownPreferredOrientation: UIInterfaceOrientation? {
        OptionalMember.ask { preferredInterfaceOrientationForPresentation }
    }

    /// The default value of the preferred orientation: the current one.
    var orientationWithoutPreference: UIInterfaceOrientation {
        OptionalMember.absent(Runtime.current.screen.interfaceOrientation)
    }
}
