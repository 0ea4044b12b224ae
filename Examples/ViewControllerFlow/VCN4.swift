import PageFace
import UIKit

/// The trunk's last page. It presents the branch.
public final class VCN4: FlowPage {
    override var sentence: String { "The trunk's last page. It presents the branch." }

    override var buttons: [UIButton] {
        [
            UIButton("Present the branch") { [unowned self] in goSubNavigationVC(nil) },
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
            UIButton("Back to VCN1", .gray()) { [unowned self] in backToVCN1(nil) },
            UIButton("Back to the root", .gray()) { [unowned self] in backToVCN1AsRoot(nil) },
            UIButton("Back to VCN1, by delegate", .gray()) { [unowned self] in backToVCN1ByDelegate(nil) },
            UIButton("Back to VCN1, by notification", .gray()) { [unowned self] in
                backToVCN1ByNotification(nil)
            },
        ]
    }

    /// VCN4 -> VCN3, a pop by one page.
    public func back(_ sender: Any?) {
        if let vcn3 = pageBelow as? VCN3 {
            vcn3.stringPara = "VCN4 to VCN3"
        }
        navigationController?.popViewController(animated: true)
    }

    /// VCN4 -> VCN1, a pop to a page found in the stack: it can be any page of the stack.
    ///
    /// The article forgets to cast the found page to VCN1 before it sets the parameter, and continues the loop after the pop.
    public func backToVCN1(_ sender: Any?) {
        for vc in navigationController?.viewControllers ?? [] {
            if let vcn1 = vc as? VCN1 {
                vcn1.stringPara = "VCN4 to VCN1"
                navigationController?.popToViewController(vcn1, animated: true)
                break
            }
        }
    }

    /// VCN4 -> VCN1 in the article's second form, for a destination at the bottom of the stack.
    public func backToVCN1AsRoot(_ sender: Any?) {
        if let vcn1 = navigationController?.viewControllers.first as? VCN1 {
            vcn1.stringPara = "VCN4 to VCN1 as root"
        }
        navigationController?.popToRootViewController(animated: true)
    }

    /// VCN4 -> SubNavigationVC.VCN5. The presented controller is the new stack.
    public func goSubNavigationVC(_ sender: Any?) {
        let vcn5 = VCN5()  // the bottom page of the new stack
        vcn5.stringPara = "VCN4 to VCN5"
        vcn5.delegate = self
        let subNavigationController = SubNavigationVC(rootViewController: vcn5)
        subNavigationController.isNavigationBarHidden = true
        subNavigationController.modalPresentationStyle = .fullScreen
        navigationController?.present(subNavigationController, animated: true)
    }
}
