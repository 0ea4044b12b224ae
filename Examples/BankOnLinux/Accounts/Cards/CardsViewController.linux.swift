// Written by `pageflow adopt sources` from Bank/Accounts/Cards/CardsViewController.swift, 3a3dde455bb63217. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Cards/CardsViewController.swift", line: 1)
import BankModel
import UIKit

final class CardsViewController: UICollectionViewController, InterfaceBuilderConnected {
    private let data = BankData.shared

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        collectionView.reloadData()
    }

    /// A card has the width that it has on an iPhone 15, or less on a smaller screen.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let layout = collectionViewLayout as? UICollectionViewFlowLayout
        layout?.itemSize.width = min(345, collectionView.bounds.width - 48)
    }

    func close(_ sender: Any) {
        dismiss(animated: true)
    }

    func unwindToCards(_ segue: UIStoryboardSegue) {}

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let page = segue.destination as? CardViewController, let index = sender as? Int {
            page.index = index
        }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        data.cards.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "CardCell", for: indexPath)
        (cell as? CardCell)?.show(data.cards[indexPath.item])
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showCard", sender: indexPath.item)
    }
 class var outlets: Outlets { [.action("close:", CardsViewController.close(_:)), .action("unwindToCards:", CardsViewController.unwindToCards(_:))] } }

final class CardCell: UICollectionViewCell, InterfaceBuilderConnected {
    // MARK: Outlets

    weak var faceView: UIView!
    weak var nameLabel: UILabel!
    weak var numberLabel: UILabel!
    weak var stateLabel: UILabel!

    // MARK: Content

    /// The text on a card is limited to the size that fits the card.
    override func awakeFromNib() {
        super.awakeFromNib()
        maximumContentSizeCategory = .extraExtraLarge
    }

    func show(_ card: Card) {
        nameLabel.text = card.name
        numberLabel.text = "•••• \(card.lastDigits)"
        stateLabel.text = card.isBlocked ? "Blocked" : "Active"
        faceView.alpha = card.isBlocked ? 0.4 : 1
    }
 class var outlets: Outlets { [.outlet("faceView", \CardCell.faceView), .outlet("nameLabel", \CardCell.nameLabel), .outlet("numberLabel", \CardCell.numberLabel), .outlet("stateLabel", \CardCell.stateLabel)] } }
