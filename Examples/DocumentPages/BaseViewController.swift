import PageFlow
import UIKit

/// The base class in the articles: a page that logs its callbacks, and has a reference to the previous page.
///
/// ```swift
/// final class Account: BaseViewController {}
/// // Account invoke viewDidLoad
/// // Account invoke viewWillAppear
/// ```
///
/// The lines go to ``PageLog``.
open class BaseViewController: UIViewController {
    /// The page's name in the log; if empty, the name of its type.
    public var ctrlName = ""

    /// The page that opened this one. Not retained.
    public weak var parentController: UIViewController?

    /// Goes back to the window's first page, page by page: each intermediate page is shown, and the last step is animated.
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

    /// Logs a line about this page.
    public func log(_ line: String) {
        PageLog.write("\(nameInLog) \(line)")
    }

    private var nameInLog: String { ctrlName.isEmpty ? String(describing: Self.self) : ctrlName }

    deinit {
        PageLog.write("\(ctrlName.isEmpty ? String(describing: Self.self) : ctrlName) .......dealloc.......")
    }
}
