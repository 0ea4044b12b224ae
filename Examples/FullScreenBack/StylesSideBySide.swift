import PageFlowFullScreen
import UIKit

/// The two styles next to each other, each in its half of the screen.
public final class StylesSideBySide: UIViewController {
    private let system = UINavigationController(rootViewController: SongList(title: "System"))
    private let fullScreen = FullScreenNavigationController(
        rootViewController: SongList(title: "Full screen"))

    /// Adds a stack of each style to its half.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .separator
        for stack in [system, fullScreen] {
            addChild(stack)
            // A page that slides out would be visible in the other half.
            stack.view.clipsToBounds = true
            view.addSubview(stack.view)
            stack.didMove(toParent: self)
        }
    }

    /// Lays out the halves.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (left, right) = view.bounds.divided(atDistance: view.bounds.midX, from: .minXEdge)
        system.view.frame = left.insetBy(dx: 0.5, dy: 0)
        fullScreen.view.frame = right.insetBy(dx: 0.5, dy: 0)
    }
}
