import UIKit

/// The stack of the flow's trunk: VCN1 to VCN4.
public final class MainNavigationVC: UINavigationController {
    /// Creates the trunk with VCN1 at its bottom, as the article's application delegate does.
    ///
    /// The delegate sets it as the window's `rootViewController` and calls `makeKeyAndVisible()`.
    public static func atLaunch() -> MainNavigationVC {
        let vcn1 = VCN1()
        vcn1.stringPara = "launch to VCN1"
        let mainNavigationController = MainNavigationVC(rootViewController: vcn1)
        mainNavigationController.setNavigationBarHidden(true, animated: false)
        return mainNavigationController
    }
}
