import Simulator

/// A requested presentation, and its expected result when the app is idle.
@MainActor
final class PresentationExpectation: NSObject {
    weak var presented: UIViewController?
    private weak var source: UIViewController?
    /// The presenting controller, if UIKit connected the two at the call.
    private weak var tiedPresenter: UIViewController?
    var isDismissed = false
    /// Whether the rules allow both results.
    var isUncertain = false
    private var completions = 0
    private var wasAccepted = false

    /// The presented controller's address in UIKit's messages.
    private let address: String

    init(of presented: UIViewController) {
        self.presented = presented
        let bits = UInt(bitPattern: Unmanaged.passUnretained(presented).toOpaque())
        address = "0x\(String(bits, radix: 16))>"
        super.init()
    }

    func present(
        from source: UIViewController, in world: UIKitWorld, animated: Bool,
        completion: @escaping () -> Void
    ) {
        guard let presented else { return }
        self.source = source
        presented.presentationController?.delegate = self
        let complaints = world.sim.diagnostics.count
        source.present(presented, animated: animated) { [weak self] in
            self?.completions += 1
            completion()
        }
        tiedPresenter = presented.presentingViewController
        wasAccepted = world.sim.diagnostics.count == complaints
    }

    /// The presenting controller. A presentation that waited is made by the outermost parent of its source at that time.
    private var presenter: UIViewController? {
        tiedPresenter
            ?? source.flatMap { sequence(first: $0, next: \.parent).reversed().first }
    }

    /// Whether the expectation no longer applies.
    var isOver: Bool { presented == nil || presenter == nil || presented?.presentingViewController == nil }

    /// The presentation existed while the app was idle: earlier calls on it have taken effect.
    func settle() { (isDismissed, isUncertain) = (false, false) }

    func fault(root: UIViewController?, complaints: [Diagnostic], isGivenUp: Bool) -> String? {
        if completions > 1 { return "a presentation completed \(completions) times" }
        let isRefused = complaints.contains { $0.message.hasRefused(address) }
        guard wasAccepted, let presenter, root?.withDescendants.contains(where: { $0 === presenter }) == true
        else { return nil }
        let isPresented = presented != nil && presenter.presentedViewController === presented
        if !isDismissed, isPresented, completions == 0 { return "a presentation's completion was lost" }
        if isUncertain || isGivenUp { return nil }
        if isDismissed, isPresented { return "a dismissal was lost: \(presented?.debugName ?? "")" }
        if !isDismissed, !isPresented, !isRefused {
            return
                "a presentation was lost: \(presented?.debugName ?? "gone") over \(presenter.debugName ?? "a container")"
        }
        return nil
    }
}

// The user may dismiss it with a pull.
extension PresentationExpectation: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        isDismissed = true
    }
}

extension String {
    /// Whether UIKit's message says that it doesn't present the controller with this address. For a presentation that waited for a
    /// transition, the message is late.
    fileprivate func hasRefused(_ address: String) -> Bool {
        let reasons = ["not in the window hierarchy", "already presenting", "a presentation is in progress"]
        guard let on = range(of: " on <"), reasons.contains(where: contains) else { return false }
        return self[..<on.lowerBound].contains(address)
    }
}
