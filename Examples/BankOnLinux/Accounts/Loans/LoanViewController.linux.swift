// Written by `pageflow adopt sources` from Bank/Accounts/Loans/LoanViewController.swift, c35a3be26d68273a. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Loans/LoanViewController.swift", line: 1)
import BankModel
import UIKit

final class LoanViewController: BaseViewController, ExtraRepaymentViewControllerDelegate {
    // MARK: Outlets

    weak var amountLabel: UILabel!
    weak var paidLabel: UILabel!
    weak var progressView: UIProgressView!
    weak var rateLabel: UILabel!

    // MARK: Page

    var loan: Loan?
    private weak var plan: RepaymentPlanViewController?

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        showLoan()
    }

    private func showLoan() {
        guard let loan else { return }
        amountLabel.text = loan.open.text
        paidLabel.text = "\(Int(loan.paidShare * 100)) %"
        progressView.progress = Float(loan.paidShare)
        rateLabel.text = loan.rate.text
    }

    func extra(_ sender: UIButton) {
        performSegue(withIdentifier: "payExtra", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let page = segue.destination as? RepaymentPlanViewController {
            page.loan = loan
            plan = page
        }
        if let page = segue.destination as? ExtraRepaymentViewController {
            page.loan = loan
            page.delegate = self
        }
    }

    func repaymentPage(_ page: ExtraRepaymentViewController, didPay amount: Money) {
        guard var loan else { return }
        loan.open = loan.open - amount
        self.loan = loan
        showLoan()
        plan?.loan = loan
        dismiss(animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("amountLabel", \LoanViewController.amountLabel), .outlet("paidLabel", \LoanViewController.paidLabel), .outlet("progressView", \LoanViewController.progressView), .outlet("rateLabel", \LoanViewController.rateLabel), .action("extra:", LoanViewController.extra(_:))] } }
