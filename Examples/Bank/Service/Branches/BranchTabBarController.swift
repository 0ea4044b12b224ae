import UIKit

final class BranchTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.tintColor = UIColor(named: "Accent", in: .module, compatibleWith: nil)
    }
}
