// Written by `pageflow adopt sources` from Bank/Service/Branches/BranchViewController.swift, 4aa73f52b0d351b7. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Branches/BranchViewController.swift", line: 1)
import BankModel
import UIKit

final class BranchViewController: BaseViewController {
    // MARK: Outlets

    var addressLabel: UILabel!
    var nameLabel: UILabel!
    var starButton: UIButton!
    var hourLabels: [UILabel]!

    // MARK: Page

    var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let branch = data.branches[index]
        nameLabel.text = branch.name
        addressLabel.text = branch.address
        for (label, hours) in zip(hourLabels, branch.hours) { label.text = hours }
        showStar()
    }

    private func showStar() {
        let name = data.branches[index].isSaved ? "star.fill" : "star"
        starButton.setImage(UIImage(systemName: name), for: .normal)
    }

    func starTapped(_ sender: UIButton) {
        data.branches[index].isSaved.toggle()
        showStar()
    }

    func call(_ sender: UIButton) {
        showNote("Call", data.branches[index].phone)
    }

    func showWay(_ sender: UIButton) {
        showNote("Way there", "\(data.branches[index].meters) m on foot from where you are.")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        let page = segue.destination as? AppointmentTopicViewController
        page?.appointment.branch = data.branches[index].name
    }
 override class var outlets: Outlets { super.outlets + [.outlet("addressLabel", \BranchViewController.addressLabel), .outlet("nameLabel", \BranchViewController.nameLabel), .outlet("starButton", \BranchViewController.starButton), .collection("hourLabels", \BranchViewController.hourLabels), .action("starTapped:", BranchViewController.starTapped(_:)), .action("call:", BranchViewController.call(_:)), .action("showWay:", BranchViewController.showWay(_:))] } }
