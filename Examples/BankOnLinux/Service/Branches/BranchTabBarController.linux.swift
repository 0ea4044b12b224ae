// Written by `pageflow adopt sources` from Bank/Service/Branches/BranchTabBarController.swift, fefb5544dfed83e0. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Branches/BranchTabBarController.swift", line: 1)
import UIKit

final class BranchTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.tintColor = UIColor(named: "Accent", in: .module, compatibleWith: nil)
    }
}
