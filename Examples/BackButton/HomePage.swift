import DocumentPages
import PageFace
import PageFlow
import UIKit

/// The app's first page. It sends the window's trace to the log, which also records pages that leave through `backAction`.
public final class HomePage: BackPage {
    /// The navigator whose trace is already logged: a window that gets another first page keeps its navigator.
    private static weak var traced: Navigator?

    override var sentence: String { "The first page of the window. There is nothing to go back to." }

    override var buttons: [UIButton] {
        let push = UIButton("Push a page") { [unowned self] in goPushedPage(nil) }
        return (navigationController == nil ? [] : [push]) + [
            UIButton("Present a page") { [unowned self] in goPresentedPage(nil) },
            UIButton("Present a stack") { [unowned self] in goPresentedStack(nil) },
            UIButton("Present tabs") { [unowned self] in goPresentedTabs(nil) },
        ] + super.buttons
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let navigator, Self.traced !== navigator else { return }
        Self.traced = navigator
        navigator.trace.onEvent { PageLog.write($0.description) }
    }
}
