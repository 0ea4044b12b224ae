import DocumentPages
import PageFace
import PageFlow
import UIKit

/// The common parts of the example's pages: both back buttons, and buttons that open further pages.
public class BackPage: UIViewController {
    /// A sentence about the page.
    var sentence: String { "" }

    /// The page's buttons, back and forward.
    var buttons: [UIButton] {
        [
            UIButton("backAction", .gray()) { [unowned self] in tapBackAction(nil) },
            UIButton("goBack", .gray()) { [unowned self] in tapGoBack(nil) },
        ]
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        showFace("\(type(of: self))", sentence, buttons)
    }

    /// The back button of the article that this example follows.
    public func tapBackAction(_ sender: Any?) {
        PageLog.write("\(type(of: self)) taps backAction")
        backAction()
    }

    /// PageFlow's button.
    public func tapGoBack(_ sender: Any?) {
        PageLog.write("\(type(of: self)) taps goBack")
        backInOneLine()
    }

    /// Pushes a page onto this page's stack.
    public func goPushedPage(_ sender: Any?) {
        open(PushedPage(), by: .push)
    }

    /// Presents a page over this one.
    public func goPresentedPage(_ sender: Any?) {
        open(PresentedPage(), by: .presented(.fullScreen))
    }

    /// Presents a stack over this page.
    public func goPresentedStack(_ sender: Any?) {
        open(UINavigationController(rootViewController: PushedPage()), by: .presented(.fullScreen))
    }

    /// Presents tabs over this page: a stack in the first, a page without a stack in the second.
    public func goPresentedTabs(_ sender: Any?) {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: TabPage()), TabPage()]
        for (page, (title, symbol)) in zip(tabs.viewControllers ?? [], TabPage.items) {
            page.tabBarItem = UITabBarItem(
                title: title, image: UIImage(systemName: symbol), selectedImage: nil)
        }
        open(tabs, by: .presented(.fullScreen))
    }
}
