import DocumentPages
import PageFlow
import UIKit

/// The app's first page. It sends the window's trace to the log: what leaves by `backAction` is heard of there too.
public final class HomePage: BackPage {
    /// Whose trace is sent already: a window that gets another first page keeps its navigator.
    private static weak var traced: Navigator?

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let navigator, Self.traced !== navigator else { return }
        Self.traced = navigator
        navigator.trace.onEvent { PageLog.write($0.description) }
    }
}
