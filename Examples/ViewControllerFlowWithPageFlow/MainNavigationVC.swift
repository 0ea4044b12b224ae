import UIKit

/// The stack of the flow's trunk: VCN1 to VCN4.
public final class MainNavigationVC: UINavigationController {
    /// Creates the trunk with VCN1 at its bottom, as the article's application delegate does.
    public static func atLaunch() -> MainNavigationVC {
        MainNavigationVC(rootViewController: VCN1(stringPara: "launch to VCN1"))
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        isNavigationBarHidden = true
    }
}
