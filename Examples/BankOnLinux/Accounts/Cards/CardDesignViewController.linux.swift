// Written by `pageflow adopt sources` from Bank/Accounts/Cards/CardDesignViewController.swift, 8c318e5103f90ca5. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Cards/CardDesignViewController.swift", line: 1)
import UIKit

final class CardDesignViewController: BaseViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
    // MARK: Outlets

    weak var collectionView: UICollectionView!

    // MARK: Page

    var order = CardOrder()

    private let designs: [(name: String, color: UIColor)] = [
        ("Harbour", .systemTeal), ("Night", .black), ("Brick", .systemOrange), ("Meadow", .systemGreen),
        ("Plum", .systemPurple), ("Paper", .systemGray3),
    ]

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        collectionView.indexPathsForSelectedItems?.isEmpty == false
    }

    func next(_ sender: Any) {
        if shouldPerformSegue(withIdentifier: "showSummary", sender: sender) {
            performSegue(withIdentifier: "showSummary", sender: sender)
        } else {
            showNote("Design", "Choose one of the six.")
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? CardOrderSummaryViewController)?.order = order
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        designs.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "DesignCell", for: indexPath)
        (cell as? CardDesignCell)?.show(designs[indexPath.item].name, designs[indexPath.item].color)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        order.design = designs[indexPath.item].name
    }
 override class var outlets: Outlets { super.outlets + [.outlet("collectionView", \CardDesignViewController.collectionView), .action("next:", CardDesignViewController.next(_:))] } }

final class CardDesignCell: UICollectionViewCell, InterfaceBuilderConnected {
    // MARK: Outlets

    weak var swatchView: UIView!
    weak var nameLabel: UILabel!

    // MARK: Content

    override var isSelected: Bool {
        didSet { nameLabel.font = .systemFont(ofSize: 13, weight: isSelected ? .bold : .regular) }
    }

    func show(_ name: String, _ color: UIColor) {
        nameLabel.text = name
        swatchView.backgroundColor = color
    }
 class var outlets: Outlets { [.outlet("swatchView", \CardDesignCell.swatchView), .outlet("nameLabel", \CardDesignCell.nameLabel)] } }
