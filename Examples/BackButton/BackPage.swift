import DocumentPages
import PageFace
import PageFlow
import UIKit

/// What all pages of the example have: both back buttons, and the ways to further pages.
public class BackPage: UIViewController {
    /// What the page says of itself.
    var sentence: String { "" }

    /// The page's ways back and on.
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

    /// The document's button.
    public func tapBackAction(_ sender: Any?) {
        PageLog.write("\(type(of: self)) taps backAction")
        backAction()
    }

    /// PageFlow's button.
    public func tapGoBack(_ sender: Any?) {
        PageLog.write("\(type(of: self)) taps goBack")
        backInOneLine()
    }

    /// A page onto this one's stack.
    public func goPushedPage(_ sender: Any?) {
        open(PushedPage(), by: .push)
    }

    /// A page over this one.
    public func goPresentedPage(_ sender: Any?) {
        open(PresentedPage(), by: .presented(.fullScreen))
    }

    /// A stack over this page.
    public func goPresentedStack(_ sender: Any?) {
        open(UINavigationController(rootViewController: PushedPage()), by: .presented(.fullScreen))
    }

    /// Tabs over this page: a stack in the first, a page alone in the second.
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
