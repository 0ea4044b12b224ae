import PageFlow
import UIKit

/// The documents' base class: a page that logs its callbacks, and knows the page before it.
///
/// ```swift
/// final class Account: BaseViewController {}
/// // Account invoke viewDidLoad
/// // Account invoke viewWillAppear
/// ```
///
/// The lines go to ``PageLog``.
open class BaseViewController: UIViewController {
    /// The page's name in the log; while it is empty, its type's.
    public var ctrlName = ""

    /// The page that opened this one. It is not kept alive.
    public weak var parentController: UIViewController?

    /// Goes back to the window's first page, page after page: each hop is shown, and the last one animates.
    @discardableResult
    open func doDismiss() -> NavigationRequest {
        log("dismiss begin")
        return returnHome(style: .cascade)
    }

    open override func viewDidLoad() {
        log("invoke viewDidLoad")
        super.viewDidLoad()
    }

    open override func viewWillAppear(_ animated: Bool) {
        log("invoke viewWillAppear")
        super.viewWillAppear(animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        log("invoke viewDidAppear")
        super.viewDidAppear(animated)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        log("invoke viewWillDisappear")
        super.viewWillDisappear(animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        log("invoke viewDidDisappear")
        super.viewDidDisappear(animated)
    }

    open override func didReceiveMemoryWarning() {
        log("invoke didReceiveMemoryWarning")
        super.didReceiveMemoryWarning()
    }

    /// Writes a line about this page.
    public func log(_ line: String) {
        PageLog.write("\(nameInLog) \(line)")
    }

    private var nameInLog: String { ctrlName.isEmpty ? String(describing: Self.self) : ctrlName }

    deinit {
        PageLog.write("\(ctrlName.isEmpty ? String(describing: Self.self) : ctrlName) .......dealloc.......")
    }
}
