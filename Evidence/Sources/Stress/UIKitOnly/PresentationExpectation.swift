import Simulator

/// A presentation that was asked for, and its expected result when the app is at rest.
@MainActor
final class PresentationExpectation: NSObject {
    weak var presented: UIViewController?
    private weak var source: UIViewController?
    /// Who presents, where UIKit has tied the two at the call.
    private weak var tiedPresenter: UIViewController?
    var isDismissed = false
    /// Whether the rules allow both.
    var isUncertain = false
    private var completions = 0
    private var wasAccepted = false

    /// How UIKit's messages name the presented controller.
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

    /// Who presents it. A presentation that waited is made over whatever its source lies in by then.
    private var presenter: UIViewController? {
        tiedPresenter
            ?? source.flatMap { sequence(first: $0, next: \.parent).reversed().first }
    }

    /// Whether nothing more is to be expected.
    var isOver: Bool { presented == nil || presenter == nil || presented?.presentingViewController == nil }

    /// It was there at rest: what was asked of it before has been answered.
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

// The user may pull it away.
extension PresentationExpectation: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        isDismissed = true
    }
}

extension String {
    /// Whether UIKit says here that it does not present the controller with this address. A presentation that waited for a
    /// change of pages is notified late.
    fileprivate func hasRefused(_ address: String) -> Bool {
        let reasons = ["not in the window hierarchy", "already presenting", "a presentation is in progress"]
        guard let on = range(of: " on <"), reasons.contains(where: contains) else { return false }
        return self[..<on.lowerBound].contains(address)
    }
}
